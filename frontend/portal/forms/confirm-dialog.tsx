import type { QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ChangeDialog } from './change-dialog';
import { useSubmit } from './use-submit';

interface ConfirmDialogProps {
  title: string;
  description?: string | undefined;
  /** What exactly will happen. */
  children: ReactNode;
  /** What the button does. */
  action: string;
  /** The button that leads back; Cancel unless told. */
  back?: string;
  isDangerous?: boolean;
  run: () => Promise<unknown>;
  /** Fetched again before the dialog closes. */
  stale?: readonly QueryKey[];
  done: string;
  failure: string;
  onDone: () => void;
  onClose: () => void;
  opener?: Element | null;
}

/** A change that asks nothing but whether it is meant. */
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
    ...(stale ? { stale } : {}),
    done,
    onDone,
  });
  return (
    <ChangeDialog
      {...dialog}
      change={change}
      onSubmit={() => change.submit()}
      draft={null}
      conflict={null}
    />
  );
}
