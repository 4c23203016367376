import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { constraints } from '../../../../api/generated/constraints';
import type { Panel, RequestStatus } from '../../../../api/generated/enums';
import type { RequestDetail } from '../../../../api/types';
import { textDrafts } from '../../../forms/draft-store';
import { useUploads } from '../../../files/use-uploads';
import { fieldMessage } from '../../../forms/failure';
import { problemOf } from '../../../forms/rules';
import { useDraft, useUserId } from '../../../forms/use-draft';
import { useSubmit } from '../../../forms/use-submit';
import { requestPaths } from '../queries';
import { statusFailure, workWords } from '../words';
import { colleagues } from '../../queue/queue-queries';
import { mentionedIn } from './mentions';
import { priceIn } from './price-in';
import { changeRequest } from './change-request';
import { isStaffStatus, isUnusual } from './usual-moves';

const workDrafts = textDrafts('request-work', ['note', 'reason']);
const { managerNotes, reason: reasonLimit } = constraints['PUT /api/manager-requests'];

export function useRequestWork(request: RequestDetail, panel: Panel) {
  const { data: people = [] } = useQuery(colleagues());
  const [chosen, setChosen] = useState<RequestStatus | null>(null);
  const [typedPrice, setTypedPrice] = useState<string | null>(null);
  const { draft, write, drop } = useDraft(workDrafts, request._id, { note: '', reason: '' });
  const uploads = useUploads(`note.${request._id}`, useUserId());
  const status = chosen ?? request.status;
  const asksReason = isUnusual(request, status);
  const price = typedPrice ?? (request.agreedPrice === null ? '' : String(request.agreedPrice));
  const typed = priceIn(price);
  const isPriced = typed !== 'invalid' && typed !== request.agreedPrice;
  const note = draft.note.trim();
  const reason = asksReason ? draft.reason.trim() : '';
  const noteError = problemOf(managerNotes, 'The note', note) ?? undefined;
  const reasonError = problemOf(reasonLimit, 'The reason', reason) ?? undefined;

  function discard(): void {
    drop();
    uploads.clear();
    setChosen(null);
    setTypedPrice(null);
  }

  function blocked(): string | undefined {
    const words = workWords.blocked;
    if (typed === 'invalid') return words.price;
    if (uploads.blocked) return uploads.blocked;
    if (uploads.ids.length > 0 && note === '') return words.filesAlone;
    if (noteError ?? reasonError) return noteError ?? reasonError;
    if (panel === 'admin' && !isStaffStatus(status)) return words.status;
    if (status !== request.status || note !== '' || isPriced) return undefined;
    return panel === 'admin' ? words.nothingForAdmin : words.nothing;
  }

  const change = useSubmit({
    send: (_onDone?: () => void) =>
      changeRequest(panel, {
        requestId: request._id,
        ...(isStaffStatus(status) ? { status } : {}),
        version: request.version,
        ...(reason ? { reason } : {}),
        ...(isPriced ? { agreedPrice: typed } : {}),
        ...(note
          ? { notes: note, mentions: mentionedIn(note, people, panel), attachments: uploads.ids }
          : {}),
      }),
    failure: statusFailure,
    failsIn: 'place',
    // After a conflict the fresh request is shown and the input is kept.
    stale: requestPaths,
    done: ({ message }) => message,
    onDone: (_answer, onDone) => {
      discard();
      onDone?.();
    },
  });

  return {
    panel,
    status,
    setStatus: setChosen,
    asksReason,
    price,
    setPrice: setTypedPrice,
    priceError: typed === 'invalid' ? workWords.invalidPrice : undefined,
    noteError,
    reasonError,
    uploads,
    filesProblem: fieldMessage(change.error, 'attachments'),
    draft,
    write,
    drop: discard,
    change,
    isUntouched: chosen === null && typedPrice === null && note === '' && draft.reason === '',
    blocked: blocked(),
  };
}

export type RequestWork = ReturnType<typeof useRequestWork>;
