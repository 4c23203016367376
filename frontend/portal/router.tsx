import { createBrowserRouter, type LazyRouteFunction, type RouteObject } from 'react-router-dom';
import { loaders } from './loaders';
import { patterns } from './paths';
import { requireSession } from './session/guards';
import { DashboardLayout } from './shell/dashboard-layout';
import { frameReady } from './shell/frame-ready';
import { NotFound } from './shell/not-found';
import { Root } from './shell/root';
import { RouteError } from './shell/route-error';

const screen = (name: keyof typeof loaders, lazy: LazyRouteFunction<RouteObject>): RouteObject => ({
  path: patterns[name],
  loader: loaders[name],
  lazy,
});

export const router = createBrowserRouter([
  {
    element: <Root />,
    errorElement: <RouteError />,
    hydrateFallbackElement: <></>,
    children: [
      { path: patterns.signIn, lazy: () => import('./features/auth/sign-in') },
      {
        path: patterns.secondStep,
        lazy: () => import('./features/second-factor/second-step'),
      },
      { path: patterns.signUp, lazy: () => import('./features/auth/sign-up') },
      { path: patterns.verifyEmail, lazy: () => import('./features/auth/verify-email') },
      { path: patterns.forgotPassword, lazy: () => import('./features/auth/forgot-password') },
      { path: patterns.resetPassword, lazy: () => import('./features/auth/reset-password') },
      { path: patterns.act, lazy: () => import('./features/auth/act') },
      { path: patterns.keepAccount, lazy: () => import('./features/privacy/keep-account') },
      {
        element: <DashboardLayout />,
        loader: async (args) => {
          await requireSession(args);
          await frameReady();
          return null;
        },
        shouldRevalidate: () => true,
        children: [
          {
            errorElement: <RouteError />,
            children: [
              screen('dashboard', () => import('./features/dashboard/dashboard')),
              screen('raiseRequest', () => import('./features/wizard/raise-request')),
              screen('requests', () => import('./features/requests/client/my-requests')),
              screen('request', () => import('./features/requests/request-page')),
              screen('company', () => import('./features/company/company')),
              screen('organisations', () => import('./features/company/organisations')),
              screen('organisation', () => import('./features/company/organisation')),
              screen('services', () => import('./features/services/services')),
              screen('notifications', () => import('./features/notifications/notifications')),
              screen('profile', () => import('./features/profile/profile')),
              screen('admin', () => import('./features/queue/admin')),
              screen('manager', () => import('./features/queue/manager')),
              screen('support', () => import('./features/queue/support')),
              screen('settings', () => import('./features/settings/settings')),
              screen('leads', () => import('./features/leads/leads')),
              screen('subscribers', () => import('./features/subscribers/subscribers')),
              screen('mail', () => import('./features/mail/mail')),
              screen('inboundMail', () => import('./features/inbound-mail/inbound-mail')),
              screen('people', () => import('./features/people/people')),
              screen('audit', () => import('./features/audit/audit')),
              screen('quarantine', () => import('./features/quarantine/quarantine')),
              screen('apiTokens', () => import('./features/api-tokens/tokens')),
              screen('dataRequests', () => import('./features/privacy/data-requests')),
              screen('webhooks', () => import('./features/webhooks/webhooks')),
              screen('reports', () => import('./features/reports/reports')),
            ],
          },
        ],
      },
      { path: '*', element: <NotFound /> },
    ],
  },
]);
