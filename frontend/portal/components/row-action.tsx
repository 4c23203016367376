import type { ComponentProps } from 'react';
import { Button } from '../../ui/button';
import { type SubmitOptions, useSubmit } from '../forms/use-submit';

type RowActionProps<Answer> = Omit<ComponentProps<typeof Button>, 'onClick' | 'isPending'> &
  Pick<SubmitOptions<void, Answer>, 'send' | 'failure' | 'done' | 'onDone'>;

/** A button that sends a change at once. Failures are toasts, because a row has no room for them. */
export function RowAction<Answer>(props: RowActionProps<Answer>) {
  const { send, failure, done, onDone, ...button } = props;
  const change = useSubmit({ send, failure, done, onDone });
  return <Button {...button} isPending={change.isPending} onClick={() => change.submit()} />;
}
