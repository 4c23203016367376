import { createBrowserRouter, Outlet, type RouteObject } from 'react-router-dom';
import { NotFoundMessage } from '../ui/not-found-message';
import { Guarded } from './access/guarded';
import { Confirmations } from './forms/confirm';
import { loaderOf } from './load';
import type { Screen } from './screen';
import { screens } from './screens';
import { requireSession } from './session/guards';
import { DashboardLayout } from './shell/dashboard-layout';
import { frameReady } from './shell/frame-ready';
import { Root } from './shell/root';
import { RouteError } from './shell/route-error';
import { frameWords } from './words';

/** The loader is not part of the lazy code, so that data and code load side by side. */
const routeOf = (screen: Screen): RouteObject => ({
  path: screen.path,
  loader: loaderOf(screen),
  lazy: {
    // An element, so that routes with the same component keep it mounted.
    element: async () => {
      const { Component } = await screen.Component();
      if (isForVisitors(screen)) return <Component />;
      return (
        <Guarded screen={screen}>
          <Component />
        </Guarded>
      );
    },
  },
});

/** The screens inside the frame, and their questions. */
const Screens = () => (
  <>
    <Outlet />
    <Confirmations />
  </>
);

const isForVisitors = ({ guard }: Screen): boolean => guard === 'visitor';

const routes = (): RouteObject[] => [
  {
    element: <Root />,
    errorElement: <RouteError />,
    hydrateFallbackElement: <></>,
    children: [
      ...screens.filter(isForVisitors).map(routeOf),
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
            element: <Screens />,
            errorElement: <RouteError />,
            children: screens.filter((screen) => !isForVisitors(screen)).map(routeOf),
          },
        ],
      },
      { path: '*', element: <NotFound /> },
    ],
  },
];

export const openRouter = () => createBrowserRouter(routes());

const NotFound = () => (
  <main>
    <title>{frameWords.notFound}</title>
    <NotFoundMessage />
  </main>
);
