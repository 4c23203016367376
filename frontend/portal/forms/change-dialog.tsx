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
  /** What exactly will happen, and the fields. */
  children: ReactNode;
  /** What the button does: "Update Status". */
  action: string;
  isDangerous?: boolean;
  /** The button that leads back; Cancel unless told. */
  back?: string;
  /** Pending and error, from `useSubmit` or `useApiForm`. */
  change: Change;
  onSubmit: (event?: SyntheticEvent) => void;
  /** What is typed here: Escape keeps it, Cancel drops it. Null where nothing is typed. */
  draft: Droppable | null;
  /** What it is now, where somebody else changed it first; null where that cannot happen. */
  conflict: string | null;
  /** The alert, where the form shows one of its own. */
  alert?: ReactNode;
  /** Why it cannot be done yet. */
  blocked?: string | undefined;
  /** It cannot be done any more: only the way back is left. */
  isOver?: boolean;
  /** Enter in a field sends it. Not where the content holds a form of its own. */
  isForm?: boolean;
  /** Buttons before those two. */
  start?: ReactNode;
  wide?: boolean;
  opener?: Element | null;
  focusFirst?: () => void;
  onClose: () => void;
}

/** A dialog that changes something: it closes once that has succeeded, and says why when it has not. */
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
