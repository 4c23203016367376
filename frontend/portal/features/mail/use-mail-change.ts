import { call } from '../../../api/call';
import { type ApiError, hasCode } from '../../../api/problem';
import { type MailState, MailStateValues } from '../../../api/generated/enums';
import { sentenceOf } from '../../forms/failure';
import { useSubmit } from '../../forms/use-submit';
import { mailStateLabels, mailWords } from './words';

interface MailChange {
  id: string;
  action: 'retry' | 'cancel';
}

/** Retries or cancels a mail; if a worker was faster, it shows the mail's new state. */
export function useMailChange() {
  return useSubmit({
    send: ({ id, action }: MailChange) =>
      call(`POST /api/ops/mails/{id}/${action}`, { path: { id } }).send(),
    failure: failureOf,
    failsIn: 'toast',
    stale: ['/api/ops/mails', '/api/ops/mail-backlog'],
    done: ({ message }) => message,
  });
}

function failureOf(error: unknown, { action }: MailChange): string {
  const message = sentenceOf(error, mailWords.changeFailure(action));
  const now = hasCode(error, 'mail_moved_on') ? stateIn(error) : undefined;
  return now ? `${message} ${mailWords.isNow(mailStateLabels[now])}` : message;
}

function stateIn(error: ApiError): MailState | undefined {
  const state = error.problem.current?.['state'];
  return MailStateValues.find((known) => known === state);
}
