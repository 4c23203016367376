import { useEffect, useEffectEvent, useRef } from 'react';
import { focusHeading } from '../../lib/focus';

/**
 * Moves the focus once the screen shows another place: a route, a step, a field. Not on the first render,
 * when the browser or the route decides.
 */
export function useFocusFollows(place: unknown, focus: () => void = focusHeading): void {
  const last = useRef(place);
  const move = useEffectEvent(focus);
  useEffect(() => {
    if (last.current === place) return;
    last.current = place;
    move();
  }, [place]);
}
