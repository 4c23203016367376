import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigate } from 'react-router-dom';
import { onSessionEnded } from '../../api/session-store';
import { focusHeading } from '../../lib/focus';
import { Toaster } from '../../ui/toaster';
import { paths } from '../paths';
import { queryClient } from '../query-client';
import { pauseBeforeSignIn } from '../session/sign-in-pause';
import { ConnectionBanner } from './connection-banner';

/** Around every screen: toasts, the connection banner, and what happens on each navigation. */
export function Root() {
  useReturnToSignIn();
  const announcement = useRouteAnnouncement();
  return (
    <>
      <ConnectionBanner />
      <Outlet />
      <div ref={announcement} className="visually-hidden" aria-live="polite" aria-atomic="true" />
      <Toaster />
      <ScrollRestoration />
    </>
  );
}

/** A session that the server or another tab ended leads to sign-in, and back here afterwards. */
function useReturnToSignIn() {
  const navigate = useNavigate();
  const location = useLocation();
  useEffect(
    () =>
      onSessionEnded(async () => {
        if (!location.pathname.startsWith(paths.dashboard)) return;
        await pauseBeforeSignIn();
        await navigate(paths.signIn(location.pathname + location.search), {
          replace: true,
          state: { sessionEnded: true },
        });
        queryClient.clear();
      }),
    [navigate, location],
  );
}

/** After a navigation the new title is spoken and its heading takes the focus; not on first load. */
function useRouteAnnouncement() {
  const region = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    const timer = setTimeout(() => {
      focusHeading();
      if (region.current) region.current.textContent = document.title;
    }, 60);
    return () => clearTimeout(timer);
  }, [pathname]);
  return region;
}
