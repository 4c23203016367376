import { call, type Panel, type StaffStatus } from '../../../../api/call';

export interface Change {
  requestId: string;
  /** Left out to keep a status that only clients can set. */
  status?: StaffStatus;
  /** The version on screen, so a colleague's change in between is not overwritten. */
  version?: number;
  reason?: string;
  agreedPrice?: number | null;
  notes?: string;
  mentions?: string[];
  attachments?: string[];
}

/** @throws ApiError (409 `version_conflict` carries the request as it is now), NetworkError */
export function changeRequest(
  panel: Panel,
  { notes, mentions = [], attachments = [], ...change }: Change,
) {
  switch (panel) {
    case 'admin': {
      const { status } = change;
      if (!status) throw new TypeError('The call of the admin panel always names a status.');
      return call('PUT /api/admin-requests').send({ ...change, status });
    }
    case 'manager':
      return call('PUT /api/manager-requests').send({
        ...change,
        ...(notes ? { managerNotes: notes, mentions, attachments } : {}),
      });
    case 'support':
      return call('PUT /api/support-requests').send({
        ...change,
        ...(notes ? { supportNotes: notes, mentions, attachments } : {}),
      });
  }
}
