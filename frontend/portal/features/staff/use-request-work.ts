import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';
import type { Panel, RequestStatus } from '../../../api/generated/enums';
import type { RequestDetail } from '../../../api/types';
import { useNoteDraft } from '../../forms/use-note-draft';
import { requestsKey } from '../../requests/queries';
import { dollarsIn } from './dollars';
import { changeRequest } from './staff-api';
import { isStaffStatus, isUnusual } from './usual-moves';

/** What a member of staff is about to change on a request: status, reason, price and internal note. */
export function useRequestWork(request: RequestDetail, panel: Panel, onDone?: () => void) {
  const queryClient = useQueryClient();
  const [chosen, setChosen] = useState<RequestStatus | null>(null);
  const [typedPrice, setTypedPrice] = useState<string | null>(null);
  const { draft, write, drop } = useNoteDraft(request._id);
  const status = chosen ?? request.status;
  const asksReason = isUnusual(request, status);
  const price = typedPrice ?? (request.agreedPrice === null ? '' : String(request.agreedPrice));
  const dollars = dollarsIn(price);
  const isPriced = dollars !== 'invalid' && dollars !== request.agreedPrice;
  const notes = draft.notes.trim();

  function discard(): void {
    drop();
    setChosen(null);
    setTypedPrice(null);
  }

  function missing(): string | undefined {
    if (dollars === 'invalid') return 'Put the price right first.';
    if (panel === 'admin' && !isStaffStatus(status)) return 'Choose another status first.';
    if (status !== request.status || notes !== '' || isPriced) return undefined;
    return panel === 'admin'
      ? 'Choose another status or set a price first.'
      : 'Choose another status, set a price or write a note first.';
  }

  const change = useMutation({
    mutationFn: () =>
      changeRequest(panel, {
        requestId: request._id,
        ...(isStaffStatus(status) ? { status } : {}),
        version: request.version,
        ...(asksReason && draft.reason.trim() ? { reason: draft.reason.trim() } : {}),
        ...(isPriced ? { agreedPrice: dollars } : {}),
        ...(notes ? { notes } : {}),
      }),
    onSuccess: ({ message }) => {
      toast.success(message);
      discard();
      onDone?.();
    },
    // After a lost race the fresh request is shown, and what was typed stays for the next try.
    onSettled: () => queryClient.invalidateQueries({ queryKey: requestsKey }),
  });

  return {
    panel,
    status,
    setStatus: setChosen,
    asksReason,
    price,
    setPrice: setTypedPrice,
    priceError: dollars === 'invalid' ? 'Whole dollars please, such as 12,000.' : undefined,
    draft,
    write,
    discard,
    change,
    /** Why it cannot be sent yet. */
    missing: missing(),
  };
}

export type RequestWork = ReturnType<typeof useRequestWork>;
