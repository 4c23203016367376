import type { ClientRequest } from '../../../api/types';
import { serviceTypeLabels } from '../../labels';

interface RequestFilter {
  search: string;
  /** A status, or '' for all. */
  status: string;
}

/** The client's whole list is here already (at most 100), so the filter needs no call: every word
 * must occur, without regard to case and accents. */
export function filterRequests(
  requests: readonly ClientRequest[],
  { search, status }: RequestFilter,
): ClientRequest[] {
  const words = fold(search).split(/\s+/).filter(Boolean);
  return requests.filter((request) => {
    if (status !== '' && request.status !== status) return false;
    const text = fold(
      [
        request.reference,
        request.projectName,
        request.description,
        serviceTypeLabels[request.serviceType],
      ].join(' '),
    );
    return words.every((word) => text.includes(word));
  });
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
