import { useEffect, useRef } from 'react';
import type { MailEntry } from '../../../api/types';
import { focusHeading } from '../../../lib/focus';
import { Ledger } from '../../lists/ledger';
import { MailRow } from './mail-row';

/** A ledger; on a phone each row becomes a titled list. */
export function MailTable({ mails }: { mails: readonly MailEntry[] }) {
  const frame = useRef<HTMLDivElement>(null);
  useFocusKept(frame, mails);
  return (
    <Ledger
      label="Mails"
      columns={['Mail', 'Recipient', 'State', 'Last error', 'When', 'Actions']}
      ref={frame}
    >
      {mails.map((mail) => (
        <MailRow key={mail._id} mail={mail} />
      ))}
    </Ledger>
  );
}

/** A row whose button was pressed may lose it, or leave the list: the focus must not get lost. */
function useFocusKept(frame: React.RefObject<HTMLElement | null>, mails: readonly MailEntry[]) {
  const last = useRef<{ element: Element; row: Element | null } | null>(null);
  useEffect(() => {
    const { current } = frame;
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof Element) last.current = { element: target, row: target.closest('tr') };
    };
    // Gone by the person's own doing, the focus has a place; gone with its element, it has none.
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
      row?.querySelector<HTMLElement>('td:last-child button') ??
      row?.querySelector<HTMLElement>('[tabindex]');
    if (next) next.focus();
    else focusHeading();
  }, [mails]);
}
