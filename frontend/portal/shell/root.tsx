import { useEffect, useEffectEvent, useRef } from 'react';
import {
  type Location,
  Outlet,
  ScrollRestoration,
  useLocation,
  useNavigate,
  useNavigation,
} from 'react-router-dom';
import {
  currentSession,
  onSecondStepMissing,
  onSessionEnded,
  type SessionEnd,
} from '../../api/session-store';
import { focusHeading } from '../../lib/focus';
import 'sonner/dist/styles.css';
import { Toaster } from '../../ui/toaster';
import { paths, patterns } from '../paths';
import { sayRefused } from '../access/refusal';
import { onForbidden, queryClient } from '../query-client';
import { noteSessionEnd } from '../session/end-notice';
import { pauseBeforeSignIn } from '../session/sign-in-pause';
import { ConnectionBanner } from './connection-banner';
import { useFocusFollows } from './use-focus-follows';

/** Wraps every screen: toasts, the connection banner, and what happens on each navigation. */
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
      <ScrollRestoration getKey={scrollKey} />
    </>
  );
}

/** Every full load has the key 'default', so another address would start where the last one was left. */
const scrollKey = ({ key, pathname }: Location) => (key === 'default' ? pathname : key);

/** A session that the server or another tab ended leads to sign-in, and back here afterwards. */
function useReturnToSignIn() {
  const navigate = useNavigate();
  const current = useLocation();
  // The data of the next screen is asked for before that screen is shown.
  const { pathname, search } = useNavigation().location ?? current;
  const leave = useEffectEvent(async (why: SessionEnd) => {
    if (!pathname.startsWith(paths.dashboard)) return;
    noteSessionEnd(why);
    await pauseBeforeSignIn();
    await navigate(paths.signIn(pathname + search), { replace: true });
  });
  useEffect(() => {
    // The route's loader may have been refused before anybody listened here.
    if (!currentSession()) void leave('ended');
    return onSessionEnded((why) => leave(why));
  }, []);
  const complete = useEffectEvent(() => {
    if (!pathname.startsWith(paths.dashboard)) return;
    void navigate(paths.secondStep(pathname + search), { replace: true });
  });
  useEffect(() => {
    if (currentSession()?.isHalf) complete();
    return onSecondStepMissing(() => complete());
  }, []);
}

/** A refused call leads to the dashboard, with a toast; on the dashboard there is only the toast. */
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
 * Clears the cache once the signed-in screens are left. Not earlier: a screen that is still mounted would
 * fetch again, without a token. The second step counts as inside: what it has just asked for would be lost, and
 * it clears the cache itself.
 */
function useForgetting() {
  const { pathname } = useLocation();
  const isInside = pathname.startsWith(paths.dashboard) || pathname === patterns.secondStep;
  const wasInside = useRef(isInside);
  useEffect(() => {
    if (wasInside.current && !isInside) queryClient.clear();
    wasInside.current = isInside;
  }, [isInside]);
}

/** After a navigation the new title is announced and its heading takes the focus; not on first load. */
function useRouteAnnouncement() {
  const region = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  useFocusFollows(pathname, () => {
    // A dialog that came with the address keeps the focus it has taken.
    // A row that has just got the focus back, because its request was closed, keeps it too.
    if (!document.activeElement?.closest('[role="dialog"], [data-row]')) focusHeading();
    if (region.current) region.current.textContent = document.title;
  });
  return region;
}
