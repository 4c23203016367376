import type { ComponentProps } from 'react';
import { ChangeDialog } from './change-dialog';
import { useSubmit } from './use-submit';

type ConfirmDialogProps = Omit<
  ComponentProps<typeof ChangeDialog>,
  'change' | 'form' | 'onClose'
> & {
  run: () => Promise<unknown>;
  done: string;
  onDone: () => void;
  onClose: () => void;
};

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { run, done, onDone, ...dialog } = props;
  const change = useSubmit({ send: run, failsIn: 'place', done, onDone });
  return <ChangeDialog {...dialog} change={change} />;
}
