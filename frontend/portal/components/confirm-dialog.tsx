import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { toast } from 'sonner';
import { changeFailure } from '../../api/problem';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/overlay/dialog';
import sections from './dialog-sections.module.css';

interface ConfirmDialogProps {
  title: string;
  description?: string | undefined;
  /** What exactly will happen. */
  children: ReactNode;
  /** The words of the button that does it. */
  action: string;
  /** The words of the button that does not, where it leads back to a form. */
  back?: string;
  isDangerous?: boolean;
  run: () => Promise<unknown>;
  done: string;
  failure: string;
  onDone: () => void;
  onClose: () => void;
  opener?: Element | null;
}

/** Asks before something that is not easily taken back; says in the dialog when it did not work. */
export function ConfirmDialog({
  title,
  description,
  children,
  action,
  back = 'Cancel',
  isDangerous = false,
  run,
  done,
  failure,
  onDone,
  onClose,
  opener = null,
}: ConfirmDialogProps) {
  const change = useMutation({
    mutationFn: run,
    onSuccess: () => {
      toast.success(done);
      onDone();
    },
  });
  return (
    <Dialog
      isOpen
      opener={opener}
      onClose={onClose}
      title={title}
      description={description}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {back}
          </Button>
          <Button
            variant={isDangerous ? 'danger' : 'primary'}
            isPending={change.isPending}
            onClick={() => change.mutate()}
          >
            {action}
          </Button>
        </>
      }
    >
      <div className={sections.body}>
        {change.isError ? (
          <Alert tone="error">
            <p>{changeFailure(change.error, failure)}</p>
          </Alert>
        ) : null}
        {children}
      </div>
    </Dialog>
  );
}
