import { type RefObject, useEffect } from 'react';
import { pressControl, useKeys } from '../use-keys';

/** The keys of an open request, beside its queue and on its page. */
export function useRequestKeys(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = place.current;
    const listen = (event: KeyboardEvent) => leaveField(event);
    element?.addEventListener('keydown', listen);
    return () => element?.removeEventListener('keydown', listen);
  }, [place]);
  useKeys({
    r: () => pressControl('reply', place.current),
    n: () => pressControl('note', place.current),
    s: () => pressControl('status', place.current),
    a: () => pressControl('assign', place.current),
  });
}

/** The first Escape leaves a field, so that the keys work; the next one closes the sheet. */
function leaveField(event: KeyboardEvent): void {
  const field = (event.target as HTMLElement).closest<HTMLElement>('input, textarea, select');
  if (event.key !== 'Escape' || !field) return;
  // An open list of suggestions is the topmost thing, and closes alone.
  if (field.hasAttribute('aria-activedescendant')) return;
  event.preventDefault();
  const sheet = field.closest<HTMLElement>('[role=dialog]');
  if (sheet) sheet.focus({ preventScroll: true });
  else field.blur();
}
