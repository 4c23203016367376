import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  type Location,
  Outlet,
  ScrollRestoration,
  useLocation,
  useNavigate,
  useNavigation,
} from 'react-router-dom';
import 'sonner/dist/styles.css';
import { queriesOf } from '../../api/call';
import { NetworkError } from '../../api/problem';
import {
  currentSession,
  isSignedOutElsewhere,
  onSecondStepMissing,
  onSessionEnded,
  type SessionEnd,
} from '../../api/session-store';
import { focusHeading } from '../../lib/focus';
import { Button } from '../../ui/button';
import { Row } from '../../ui/layout/layout';
import { Toaster } from '../../ui/toaster';
import { toastRefusal } from '../access/refusal';
import { paths, patterns } from '../paths';
import { onForbidden, queryClient } from '../query-client';
import { noteSessionEnd } from '../session/end-notice';
import { pauseBeforeSignIn } from '../session/sign-in-pause';
import { frameWords, kitWords } from '../words';
import styles from './root.module.css';
import { useFocusFollows } from './use-focus-follows';

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

/** Each full load has the key 'default', so other addresses would share a scroll position. */
const scrollKey = ({ key, pathname }: Location) => (key === 'default' ? pathname : key);

/** After the server or another tab ended the session, goes to sign-in and back here. */
function useReturnToSignIn() {
  const navigate = useNavigate();
  const current = useLocation();
  // The next screen loads its data before it is shown.
  const { pathname, search } = useNavigation().location ?? current;
  const leave = useEffectEvent(async (why: SessionEnd) => {
    if (!pathname.startsWith(paths.dashboard)) return;
    noteSessionEnd(why);
    await pauseBeforeSignIn();
    await navigate(paths.signIn(pathname + search), { replace: true });
  });
  useEffect(() => {
    // A loader may have been refused before this listener existed.
    if (!currentSession()) void leave('ended');
    return onSessionEnded((why) => leave(why));
  }, []);
  const comeBack = useEffectEvent(async ({ persisted }: PageTransitionEvent) => {
    if (!persisted || !pathname.startsWith(paths.dashboard)) return;
    if (!isSignedOutElsewhere()) {
      // The server may have ended the session.
      void queryClient.invalidateQueries(queriesOf(['/api/check-user-role']));
      return;
    }
    // Shows nothing of the page while sign-in loads.
    document.body.hidden = true;
    await leave('signed-out');
    document.body.hidden = false;
  });
  useEffect(() => {
    const listener = (event: PageTransitionEvent) => void comeBack(event);
    window.addEventListener('pageshow', listener);
    return () => window.removeEventListener('pageshow', listener);
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

function useRefusal() {
  const navigate = useNavigate();
  useEffect(
    () =>
      onForbidden(() => {
        toastRefusal();
        if (window.location.pathname !== paths.dashboard) {
          void navigate(paths.dashboard, { replace: true });
        }
      }),
    [navigate],
  );
}

/**
 * Clears the cache after leaving the signed-in screens. Not earlier, because a mounted screen would
 * refetch without a token. The second step counts as inside and clears the cache when it ends.
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

/** After navigation, announces the title and focuses the heading; not on first load. */
function useRouteAnnouncement() {
  const region = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  useFocusFollows(pathname, () => {
    // A dialog in the address, the row of a request just closed, or a reply keeps the focus.
    if (!document.activeElement?.closest('[role="dialog"], [data-row], form')) focusHeading();
    if (region.current) region.current.textContent = document.title;
  });
  return region;
}

function ConnectionBanner() {
  const queryClient = useQueryClient();
  const [isAway, setIsAway] = useState(false);

  useEffect(() => {
    const look = () =>
      setIsAway(
        !navigator.onLine ||
          queryClient
            .getQueryCache()
            .findAll({ type: 'active' })
            .some((query) => query.state.error instanceof NetworkError),
      );
    const unsubscribe = queryClient.getQueryCache().subscribe(look);
    window.addEventListener('online', look);
    window.addEventListener('offline', look);
    return () => {
      unsubscribe();
      window.removeEventListener('online', look);
      window.removeEventListener('offline', look);
    };
  }, [queryClient]);

  if (!isAway) return null;
  return (
    <Row role="alert" align="center" gap="2 5" className={`banner ${styles.banner}`}>
      <p>{frameWords.offline}</p>
      <Button
        small
        label={kitWords.retry}
        onClick={() => {
          setIsAway(!navigator.onLine);
          void queryClient.refetchQueries({ type: 'active' });
        }}
      />
    </Row>
  );
}
