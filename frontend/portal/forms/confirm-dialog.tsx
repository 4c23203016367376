import type { ComponentProps } from 'react';
import { ChangeDialog } from './change-dialog';
import { type SubmitOptions, useSubmit } from './use-submit';

type ConfirmDialogProps = Omit<
  ComponentProps<typeof ChangeDialog>,
  'change' | 'form' | 'onClose'
> & {
  run: () => Promise<unknown>;
  done: NonNullable<SubmitOptions<void, unknown>['done']>;
  onDone: () => void;
  onClose: () => void;
};

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { run, done, onDone, ...dialog } = props;
  const change = useSubmit({ send: run, failsIn: 'place', done, onDone });
  return <ChangeDialog {...dialog} change={change} />;
}
