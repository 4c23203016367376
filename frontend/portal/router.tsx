import { createBrowserRouter } from 'react-router-dom';
import { patterns } from './paths';
import { requireSession } from './session/guards';
import { DashboardLayout } from './shell/dashboard-layout';
import { NotFound } from './shell/not-found';
import { Root } from './shell/root';
import { RouteError } from './shell/route-error';

/** The whole route tree. Every screen is its own chunk. */
export const router = createBrowserRouter([
  {
    element: <Root />,
    errorElement: <RouteError />,
    hydrateFallbackElement: <></>,
    children: [
      { path: patterns.signIn, lazy: () => import('./features/auth/sign-in') },
      { path: patterns.signUp, lazy: () => import('./features/auth/sign-up') },
      { path: patterns.verifyEmail, lazy: () => import('./features/auth/verify-email') },
      { path: patterns.forgotPassword, lazy: () => import('./features/auth/forgot-password') },
      { path: patterns.resetPassword, lazy: () => import('./features/auth/reset-password') },
      {
        element: <DashboardLayout />,
        loader: requireSession,
        shouldRevalidate: () => true,
        children: [
          {
            errorElement: <RouteError />,
            children: [
              { path: patterns.dashboard, lazy: () => import('./features/dashboard/dashboard') },
              {
                path: patterns.raiseRequest,
                lazy: () => import('./features/wizard/raise-request'),
              },
              {
                path: patterns.requests,
                lazy: () => import('./features/requests/client/my-requests'),
              },
              { path: patterns.request, lazy: () => import('./features/requests/request-page') },
              { path: patterns.services, lazy: () => import('./features/services/services') },
              {
                path: patterns.notifications,
                lazy: () => import('./features/notifications/notifications'),
              },
              { path: patterns.profile, lazy: () => import('./features/profile/profile') },
              { path: patterns.admin, lazy: () => import('./features/requests/staff/admin') },
              { path: patterns.leads, lazy: () => import('./features/leads/leads') },
              {
                path: patterns.subscribers,
                lazy: () => import('./features/subscribers/subscribers'),
              },
              { path: patterns.mail, lazy: () => import('./features/mail/mail') },
              { path: patterns.people, lazy: () => import('./features/people/people') },
              { path: patterns.audit, lazy: () => import('./features/audit/audit') },
              { path: patterns.manager, lazy: () => import('./features/requests/staff/manager') },
              { path: patterns.support, lazy: () => import('./features/requests/staff/support') },
            ],
          },
        ],
      },
      { path: '*', element: <NotFound /> },
    ],
  },
]);
