import type { ComponentProps } from 'react';
import { ChangeDialog } from './change-dialog';
import { type SubmitOptions, useSubmit } from './use-submit';

type ConfirmDialogProps = Omit<ComponentProps<typeof ChangeDialog>, 'change' | 'form' | 'onClose'> &
  Pick<SubmitOptions<void, unknown>, 'stale'> & {
    run: () => Promise<unknown>;
    done: string;
    onDone: () => void;
    onClose: () => void;
  };

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { run, stale, done, onDone, ...dialog } = props;
  const change = useSubmit({ send: run, failsIn: 'place', stale, done, onDone });
  return <ChangeDialog {...dialog} change={change} />;
}
