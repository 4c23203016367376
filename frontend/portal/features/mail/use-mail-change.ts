import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import { type ApiError, changeFailure, hasCode } from '../../../api/problem';
import { type MailState, MailStateValues } from '../../../api/generated/enums';
import { changeMail, mailsKey } from './mail-api';
import { mailStateLabels } from './mail-words';

interface MailChange {
  id: string;
  action: 'retry' | 'cancel';
}

/** Retry or cancel; where a worker was faster, it says what became of the mail. */
export function useMailChange() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, action }: MailChange) => changeMail(id, action),
    onSuccess: ({ message }) => toast.success(message),
    onError: (error, { action }) => toast.error(failureOf(error, action)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: mailsKey }),
  });
}

function failureOf(error: unknown, action: MailChange['action']): string {
  const message = changeFailure(
    error,
    `The mail could not be ${action === 'retry' ? 'retried' : 'cancelled'}.`,
  );
  const now = hasCode(error, 'mail_moved_on') ? stateIn(error) : undefined;
  return now ? `${message} It is now: ${mailStateLabels[now]}.` : message;
}

function stateIn(error: ApiError): MailState | undefined {
  const state = error.problem.current?.['state'];
  return MailStateValues.find((known) => known === state);
}
