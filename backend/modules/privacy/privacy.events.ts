import { defineEvent } from '../../events/events.public';
import type { SubjectKind } from '../../personal-data/personal-data.public';
import type { DataRequestKind } from './data-request.entity';

type About = { dataRequestId: string; kind: SubjectKind };
type Raised = About & { isByStaff: boolean };

const subject = 'user';

/** The subject is whom it is about: an account, a lead or a subscriber. */
export const exportAsked = defineEvent<Raised>('privacy.export-asked', { subject });
export const exportMade = defineEvent<About>('privacy.export-made', { subject, audited: false });
export const exportDownloaded = defineEvent<About>('privacy.export-downloaded', { subject });

/** `tokenId`: of the link that takes it back; null where there is no such time. */
export const erasureAsked = defineEvent<Raised & { tokenId: string | null }>(
  'privacy.erasure-asked',
  { subject },
);

/** It is near. */
export const erasureNear = defineEvent<About & { tokenId: string }>('privacy.erasure-near', {
  subject,
  audited: false,
});

export const dataRequestCancelled = defineEvent<About & { request: DataRequestKind }>(
  'privacy.request-cancelled',
  { subject },
);

/** An admin does not wait for its time. */
export const dataRequestHurried = defineEvent<About & { request: DataRequestKind }>(
  'privacy.request-hurried',
  { subject },
);

export const erasureDone = defineEvent<About>('privacy.erased', { subject, endsSessions: true });
