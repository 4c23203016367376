import { useRef } from 'react';
import { call, type Panel, type RequestDetail, type RequestStatus } from '../../../../api/call';
import { constraints } from '../../../../api/generated/constraints';
import { problemOf } from '../../../forms/rules';
import { useApiForm } from '../../../forms/use-api-form';
import { RequestStatusWords } from '../../../../api/generated/words/request-status';
import { reasonWords, staffViewWords, workWords } from '../../requests/words';
import { changeRequest } from './change-request';
import { priceIn } from './price-in';
import type { Note } from './use-note';
import { isStaffStatus, isUnusual } from './usual-moves';

const { reason: reasonLimit } = constraints['PUT /api/manager-requests'];

const valuesOf = ({ status, agreedPrice }: RequestDetail) => ({
  status: status as RequestStatus,
  price: agreedPrice === null ? '' : String(agreedPrice),
  reason: '',
});

/** Status, price and reason; a note that was typed goes with them. */
export function useRequestWork(opened: RequestDetail, panel: Panel, note: Note) {
  const leave = useRef<() => void>(undefined);
  const form = useApiForm({
    call: call('PUT /api/admin-requests'),
    about: 'work',
    of: opened,
    valuesOf,
    // A note is about the request as it was when the note was begun.
    follows: note.isEmpty,
    send: (): ReturnType<typeof changeRequest> =>
      changeRequest(panel, {
        requestId: request._id,
        ...(isStaffStatus(status) ? { status } : {}),
        version: request.version,
        ...(reason ? { reason } : {}),
        ...(isPriced ? { agreedPrice: typed } : {}),
        ...note.body,
      }),
    shown: {
      status: { label: staffViewWords.status, text: (one) => RequestStatusWords[one] },
      price: { label: staffViewWords.price(opened.currency) },
      reason: { label: reasonWords.name },
    },
    done: ({ message }) => message,
    onDone: (answer): void => {
      note.drop();
      form.take({ ...request, ...answer.request });
      leave.current?.();
    },
  });
  const { seen: request, setValue } = form;
  const { status, price, reason: typedReason } = form.watch();
  const asksReason = isUnusual(request, status);
  const typed = priceIn(price, request.currency);
  const isPriced = typed !== 'invalid' && typed !== request.agreedPrice;
  const reason = asksReason ? typedReason.trim() : '';
  const reasonError = problemOf(reasonLimit, reasonWords.name, reason) ?? undefined;

  function blocked(): string | undefined {
    const words = workWords.blocked;
    if (typed === 'invalid') return words.price;
    const { uploads, isEmpty, tooLong } = note;
    if (uploads.blocked) return uploads.blocked;
    if (uploads.ids.length > 0 && isEmpty) return words.filesAlone;
    if (tooLong ?? reasonError) return tooLong ?? reasonError;
    if (panel === 'admin' && !isStaffStatus(status)) return words.status;
    if (status !== request.status || !isEmpty || isPriced) return undefined;
    return panel === 'admin' ? words.nothingForAdmin : words.nothing;
  }

  return {
    form,
    status,
    setStatus: (next: RequestStatus) => setValue('status', next),
    asksReason,
    price,
    setPrice: (next: string) => setValue('price', next),
    priceError: typed === 'invalid' ? workWords.invalidPrice : undefined,
    reason: typedReason,
    setReason: (next: string) => setValue('reason', next),
    reasonError,
    send(onDone?: () => void) {
      leave.current = onDone;
      form.submit();
    },
    drop() {
      note.drop();
      form.take(opened);
      form.clear();
    },
    isUntouched: !form.isChanged && note.isEmpty,
    blocked: blocked(),
  };
}
