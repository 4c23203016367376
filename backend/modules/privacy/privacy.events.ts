import { defineEvent } from '../../events/events.public';
import type { SubjectKind } from '../../personal-data/personal-data.public';
import type { DataRequestKind } from './data-request.entity';

type About = { dataRequestId: string; kind: SubjectKind };
type Raised = About & { isByStaff: boolean };

const subject = 'user';

export const exportAsked = defineEvent<Raised>('privacy.export-asked', { subject });
export const exportMade = defineEvent<About>('privacy.export-made', { subject, audited: false });
export const exportDownloaded = defineEvent<About>('privacy.export-downloaded', { subject });

export const erasureAsked = defineEvent<Raised & { tokenId: string | null }>(
  'privacy.erasure-asked',
  { subject },
);

export const erasureNear = defineEvent<About & { tokenId: string }>('privacy.erasure-near', {
  subject,
  audited: false,
});

export const dataRequestCancelled = defineEvent<About & { request: DataRequestKind }>(
  'privacy.request-cancelled',
  { subject },
);

export const dataRequestHurried = defineEvent<About & { request: DataRequestKind }>(
  'privacy.request-hurried',
  { subject },
);

export const erasureDone = defineEvent<About>('privacy.erased', { subject, endsSessions: true });
