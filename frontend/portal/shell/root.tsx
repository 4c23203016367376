import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigate } from 'react-router-dom';
import { onSessionEnded } from '../../api/session-store';
import { focusHeading } from '../../lib/focus';
import { Toaster } from '../../ui/toaster';
import { paths } from '../paths';
import { sayRefused } from '../access/refusal';
import { onForbidden, queryClient } from '../query-client';
import { noteSessionEnd } from '../session/end-notice';
import { pauseBeforeSignIn } from '../session/sign-in-pause';
import { ConnectionBanner } from './connection-banner';

/** Around every screen: toasts, the connection banner, and what happens on each navigation. */
export function Root() {
  useReturnToSignIn();
  useRefusal();
  useForgetting();
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
      onSessionEnded(async (why) => {
        if (!location.pathname.startsWith(paths.dashboard)) return;
        noteSessionEnd(why);
        await pauseBeforeSignIn();
        await navigate(paths.signIn(location.pathname + location.search), { replace: true });
      }),
    [navigate, location],
  );
}

/** What the server will not show leads to the dashboard, with a word; there, the word alone. */
function useRefusal() {
  const navigate = useNavigate();
  useEffect(
    () =>
      onForbidden(() => {
        sayRefused();
        if (window.location.pathname !== paths.dashboard) {
          void navigate(paths.dashboard, { replace: true });
        }
      }),
    [navigate],
  );
}

/**
 * Whoever has left the signed-in screens leaves nothing in this tab. Not a moment earlier: a screen that
 * still stands would ask again, without a token.
 */
function useForgetting() {
  const { pathname } = useLocation();
  const isInside = pathname.startsWith(paths.dashboard);
  const wasInside = useRef(isInside);
  useEffect(() => {
    if (wasInside.current && !isInside) queryClient.clear();
    wasInside.current = isInside;
  }, [isInside]);
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
