import { type ReactNode, type RefObject, type SyntheticEvent, useId } from 'react';
import { Button } from '../../ui/button';
import { Stack } from '../../ui/layout/layout';
import { Dialog } from '../../ui/overlay/dialog';
import { ChangeAlert } from './change-alert';
import type { Conflict } from './conflict';
import type { Change } from './use-submit';
import { kitWords } from '../words';

interface Droppable {
  drop: () => void;
}

/** The part of `useApiForm` that a dialog uses. */
interface DialogForm extends Change {
  submit: (event?: SyntheticEvent) => void;
  alertRef: RefObject<HTMLDivElement | null>;
  draft: Droppable;
  conflict: Conflict | null;
}

type Sends =
  | { form: DialogForm & { onClose: () => void }; change?: never; onClose?: never }
  | { form: DialogForm; change?: never; onClose: () => void }
  | { change: Change & { submit: () => void }; form?: never; onClose: () => void };

type ChangeDialogProps = Sends & {
  title: string;
  description?: ReactNode;
  children: ReactNode;
  /** Save, by default. */
  action?: string;
  isDangerous?: boolean;
  /** Label of the button that goes back; Cancel by default. */
  back?: string;
  /** Dropped by Cancel, kept by Escape; the form's own by default. Null: Cancel keeps it as well. */
  draft?: Droppable | null;
  /** Shown in the alert, below the reason. */
  alert?: ReactNode;
  blocked?: string | undefined;
  /** The change is no longer possible: only the way back is left. */
  isOver?: boolean;
  start?: ReactNode;
  wide?: boolean;
  focusFirst?: (() => void) | undefined;
};

/** A dialog that sends a change: it closes after success and shows the error otherwise. */
export function ChangeDialog(props: ChangeDialogProps) {
  const { form, isOver = false } = props;
  const onClose = props.onClose ?? props.form.onClose;
  const change = props.form ?? props.change;
  const { draft = form?.draft } = props;
  const formId = useId();
  const press = form
    ? ({ type: 'submit', form: formId } as const)
    : { onClick: () => props.change.submit() };
  const content = (
    <>
      <ChangeAlert change={change}>{props.alert}</ChangeAlert>
      {props.children}
    </>
  );
  return (
    <Dialog
      wide={props.wide}
      onClose={onClose}
      title={props.title}
      description={props.description}
      focusFirst={props.focusFirst}
      footer={
        <>
          {props.start}
          <Button
            variant="secondary"
            label={props.back ?? (isOver ? kitWords.close : kitWords.cancel)}
            onClick={() => {
              draft?.drop();
              onClose();
            }}
          />
          {isOver ? null : (
            <Button
              label={props.action ?? kitWords.save}
              {...press}
              variant={props.isDangerous ? 'danger' : 'primary'}
              isPending={change.isPending}
              disabledReason={props.blocked}
            />
          )}
        </>
      }
    >
      {form ? (
        <Stack as="form" id={formId} gap={5} onSubmit={form.submit} noValidate>
          {content}
        </Stack>
      ) : (
        <Stack gap={5}>{content}</Stack>
      )}
    </Dialog>
  );
}
