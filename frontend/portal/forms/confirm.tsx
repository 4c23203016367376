import { type ComponentProps, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyDialog } from '../components/lazy-dialog';
import type { ConfirmDialog as Dialog } from './confirm-dialog';

const ConfirmDialog = lazyDialog(() => import('./confirm-dialog'), 'ConfirmDialog');

type DialogProps = ComponentProps<typeof Dialog>;

type Question = Omit<DialogProps, 'children' | 'onDone' | 'onClose'> & {
  /** A sentence, or what stands in the dialog. */
  text: DialogProps['children'];
};

let ask: (question: Question) => void = () => undefined;

/** Asks before a change, in a dialog that leaving the screen closes. */
export const confirm = (question: Question): void => ask(question);

/** Renders the dialogs that `confirm` opens. */
export function Confirmations() {
  const { pathname } = useLocation();
  const [asked, setAsked] = useState<{ question: Question; at: string } | null>(null);
  useEffect(() => {
    ask = (question) => setAsked({ question, at: pathname });
  }, [pathname]);
  if (asked?.at !== pathname) return null;
  const { text, ...question } = asked.question;
  const close = () => setAsked(null);
  return (
    <ConfirmDialog {...question} onDone={close} onClose={close}>
      {typeof text === 'string' ? <p>{text}</p> : text}
    </ConfirmDialog>
  );
}
