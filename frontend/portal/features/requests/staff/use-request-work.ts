import { useState } from 'react';
import { constraints } from '../../../../api/generated/constraints';
import type { Panel, RequestDetail, RequestStatus } from '../../../../api/call';
import { problemOf } from '../../../forms/rules';
import { useDraft } from '../../../forms/use-draft';
import { useHeldVersion } from '../../../forms/use-held-version';
import { useSubmit } from '../../../forms/use-submit';
import { requestPaths } from '../queries';
import { workWords, reasonWords } from '../words';
import { priceIn } from './price-in';
import { changeRequest } from './change-request';
import type { Note } from './use-note';
import { isStaffStatus, isUnusual } from './usual-moves';

const { reason: reasonLimit } = constraints['PUT /api/manager-requests'];

/** Status, price and reason; a note that was typed goes with them. */
export function useRequestWork(request: RequestDetail, panel: Panel, note: Note) {
  const [chosen, setChosen] = useState<RequestStatus | null>(null);
  const [typedPrice, setTypedPrice] = useState<string | null>(null);
  const { draft, write, drop } = useDraft('request-work', request._id, { reason: '' });
  const status = chosen ?? request.status;
  const asksReason = isUnusual(request, status);
  const price = typedPrice ?? (request.agreedPrice === null ? '' : String(request.agreedPrice));
  const typed = priceIn(price, request.currency);
  const isPriced = typed !== 'invalid' && typed !== request.agreedPrice;
  const reason = asksReason ? draft.reason.trim() : '';
  const reasonError = problemOf(reasonLimit, reasonWords.name, reason) ?? undefined;

  function discard(): void {
    drop();
    note.drop();
    setChosen(null);
    setTypedPrice(null);
  }

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

  const change = useSubmit({
    send: (_onDone?: () => void) =>
      changeRequest(panel, {
        requestId: request._id,
        ...(isStaffStatus(status) ? { status } : {}),
        version,
        ...(reason ? { reason } : {}),
        ...(isPriced ? { agreedPrice: typed } : {}),
        ...note.body,
      }),
    failsIn: 'place',
    // After a conflict the fresh request is shown and the input is kept.
    stale: requestPaths,
    done: ({ message }) => message,
    onDone: (_answer, onDone) => {
      discard();
      onDone?.();
    },
  });

  const isUntouched = chosen === null && typedPrice === null && note.isEmpty && draft.reason === '';
  const version = useHeldVersion(request, isUntouched, change.error);

  return {
    status,
    setStatus: setChosen,
    asksReason,
    price,
    setPrice: setTypedPrice,
    priceError: typed === 'invalid' ? workWords.invalidPrice : undefined,
    reasonError,
    draft,
    write,
    drop: discard,
    change,
    isUntouched,
    blocked: blocked(),
  };
}
