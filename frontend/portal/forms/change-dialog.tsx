import { type ReactNode, type SyntheticEvent, useId } from 'react';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/overlay/dialog';
import sections from '../components/dialog-sections.module.css';
import { ChangeAlert } from './change-alert';
import type { Droppable } from './use-draft';
import type { Change } from './use-submit';

interface ChangeDialogProps {
  title: string;
  description?: ReactNode;
  children: ReactNode;
  action: string;
  isDangerous?: boolean;
  /** Label of the button that goes back; Cancel by default. */
  back?: string;
  /** From `useSubmit` or `useApiForm`. */
  change: Change;
  onSubmit: (event?: SyntheticEvent) => void;
  /** Dropped by Cancel, kept by Escape. Null if the dialog has no input. */
  draft: Droppable | null;
  /** The newer state, if somebody else changed it first; null if that cannot happen. */
  conflict: string | null;
  alert?: ReactNode;
  blocked?: string | undefined;
  /** The change is no longer possible: only the way back is left. */
  isOver?: boolean;
  /** Enter in a field submits. Not for content with its own form. */
  isForm?: boolean;
  start?: ReactNode;
  wide?: boolean;
  opener?: Element | null;
  focusFirst?: () => void;
  onClose: () => void;
}

/** A dialog that sends a change: it closes after success and shows the error otherwise. */
export function ChangeDialog(props: ChangeDialogProps) {
  const { change, draft, conflict, alert, isForm = false, isOver = false, onClose } = props;
  const formId = useId();
  const press = isForm
    ? ({ type: 'submit', form: formId } as const)
    : { onClick: () => props.onSubmit() };
  const content = (
    <>
      {alert ?? <ChangeAlert change={change} conflict={conflict} />}
      {props.children}
    </>
  );
  return (
    <Dialog
      isOpen
      wide={props.wide ?? false}
      opener={props.opener ?? null}
      onClose={onClose}
      title={props.title}
      description={props.description}
      {...(props.focusFirst ? { focusFirst: props.focusFirst } : {})}
      footer={
        <>
          {props.start}
          <Button
            variant="secondary"
            onClick={() => {
              draft?.drop();
              onClose();
            }}
          >
            {props.back ?? (isOver ? 'Close' : 'Cancel')}
          </Button>
          {isOver ? null : (
            <Button
              {...press}
              variant={props.isDangerous ? 'danger' : 'primary'}
              isPending={change.isPending}
              disabledReason={props.blocked}
            >
              {props.action}
            </Button>
          )}
        </>
      }
    >
      {isForm ? (
        <form id={formId} className={sections.body} onSubmit={props.onSubmit} noValidate>
          {content}
        </form>
      ) : (
        <div className={sections.body}>{content}</div>
      )}
    </Dialog>
  );
}
