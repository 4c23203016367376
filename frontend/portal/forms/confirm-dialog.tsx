import type { ReactNode } from 'react';
import type { GetPath } from '../../api/types';
import { ChangeDialog } from './change-dialog';
import { useSubmit } from './use-submit';

interface ConfirmDialogProps {
  title: string;
  description?: string | undefined;
  children: ReactNode;
  action: string;
  /** Label of the button that goes back; Cancel by default. */
  back?: string;
  isDangerous?: boolean;
  run: () => Promise<unknown>;
  stale?: readonly GetPath[];
  done: string;
  failure: string;
  onDone: () => void;
  onClose: () => void;
}

export function ConfirmDialog({
  run,
  stale,
  done,
  failure,
  onDone,
  ...dialog
}: ConfirmDialogProps) {
  const change = useSubmit({
    send: run,
    failure,
    failsIn: 'place',
    stale,
    done,
    onDone,
  });
  return <ChangeDialog {...dialog} change={change} onSubmit={() => change.submit()} />;
}
