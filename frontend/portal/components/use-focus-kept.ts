import { type RefObject, useEffect, useRef } from 'react';
import { focusHeading } from '../../lib/focus';

/**
 * If the focused button disappears, alone or with its row, focus moves to the row's next control or
 * to the page's heading. `control` selects a control within a row.
 */
export function useFocusKept(
  frame: RefObject<HTMLElement | null>,
  rows: unknown,
  control: string,
): void {
  const last = useRef<{ element: Element; row: Element | null } | null>(null);
  useEffect(() => {
    const { current } = frame;
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof Element) {
        last.current = { element: target, row: target.closest('tr, li') };
      }
    };
    // A removed element has no next target; otherwise the focus moved normally.
    const forget = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget) last.current = null;
    };
    current?.addEventListener('focusin', remember);
    current?.addEventListener('focusout', forget);
    return () => {
      current?.removeEventListener('focusin', remember);
      current?.removeEventListener('focusout', forget);
    };
  }, [frame]);
  useEffect(() => {
    const lost = last.current;
    if (!lost || lost.element.isConnected || document.activeElement !== document.body) return;
    last.current = null;
    const row = lost.row?.isConnected ? lost.row : null;
    const next =
      row?.querySelector<HTMLElement>(control) ?? row?.querySelector<HTMLElement>('[tabindex]');
    if (next) next.focus();
    else focusHeading();
  }, [rows, control]);
}
