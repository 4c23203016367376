import { defineEvent, nameEvents } from '../../events/events.public';
import type { SubjectKind } from '../../personal-data/personal-data.public';
import type { DataRequestKind } from './data-request.entity';

nameEvents({ privacy: 'Data requests' });

type About = { dataRequestId: string; kind: SubjectKind };
type Raised = About & { isByStaff: boolean };

const subject = 'user';

export const exportAsked = defineEvent<Raised>('privacy.export-asked', {
  subject,
  audit: 'Asked for a copy of personal data',
});
export const exportMade = defineEvent<About>('privacy.export-made', { subject });
export const exportDownloaded = defineEvent<About>('privacy.export-downloaded', {
  subject,
  audit: 'Downloaded a copy of personal data',
});

export const erasureAsked = defineEvent<Raised & { tokenId: string | null }>(
  'privacy.erasure-asked',
  { subject, audit: 'Asked for the erasure of an account' },
);

export const erasureNear = defineEvent<About & { tokenId: string }>('privacy.erasure-near', {
  subject,
});

export const dataRequestCancelled = defineEvent<About & { request: DataRequestKind }>(
  'privacy.request-cancelled',
  { subject, audit: 'Cancelled a data request' },
);

export const dataRequestHurried = defineEvent<About & { request: DataRequestKind }>(
  'privacy.request-hurried',
  { subject, audit: 'Carried out a data request at once' },
);

export const erasureDone = defineEvent<About>('privacy.erased', {
  subject,
  audit: 'Erased somebody’s data',
  endsSessions: true,
});
