import { useEffect, useEffectEvent, useRef } from 'react';
import { focusHeading } from '../../lib/focus';

/** Moves the focus when `place` changes (a route, step or field), but not on first render. */
export function useFocusFollows(place: unknown, focus: () => void = focusHeading): void {
  const last = useRef(place);
  const move = useEffectEvent(focus);
  useEffect(() => {
    if (last.current === place) return;
    last.current = place;
    move();
  }, [place]);
}
