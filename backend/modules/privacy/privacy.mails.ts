import { TZDate } from '@date-fns/tz';
import { format } from 'date-fns';
import brand from '../../../brand.json';
import { after, defineMail, type MailContext } from '../../mail/mail.public';
import { NOT_YOU, toAccount } from '../auth/auth.public';
import { DataRequest } from './data-request.entity';
import {
  dataRequestCancelled,
  erasureAsked,
  erasureDone,
  erasureNear,
  exportMade,
} from './privacy.events';
import { ARCHIVE_DAYS } from './privacy-terms';

const PAGE = '/dashboard/profile#your-data';
const KEEP = '/keep-account';

type About = { dataRequestId: string; userId: string };

const dayOf = (at: Date): string => format(new TZDate(at, brand.hours.zone), 'd MMMM yyyy');

const waiting = (context: MailContext, { dataRequestId }: About) =>
  context.db.findOneBy(DataRequest, { id: dataRequestId, state: 'waiting' });

defineMail<About>('export-ready', {
  kind: 'always',
  when: [
    after(exportMade, ({ subjectId, data: { kind, dataRequestId } }) =>
      kind === 'client' ? { dataRequestId, userId: subjectId! } : null,
    ),
  ],
  compose: (context, { userId }) =>
    toAccount(context, userId, () => ({
      subject: 'Your data is ready',
      preview: `You can download it for ${ARCHIVE_DAYS} days.`,
      paragraphs: [
        'The copy of your data that you asked for is ready: a page to read, the same for programs, and your files.',
      ],
      button: { label: 'Download my data', url: context.links.page(PAGE) },
      notes: [`Sign in to download it. We delete it after ${ARCHIVE_DAYS} days.`, NOT_YOU],
    })),
});

const WHAT_STAYS =
  'Your name, addresses, messages and files go. Of your requests the number, the kind, the days and an agreed price stay, because the law asks us to keep them.';

defineMail<About & { tokenId: string; isByStaff: string }>('erasure-asked', {
  kind: 'always',
  when: [
    after(erasureAsked, ({ subjectId, data: { dataRequestId, tokenId, isByStaff } }) =>
      tokenId
        ? { dataRequestId, userId: subjectId!, tokenId, isByStaff: isByStaff ? 'yes' : 'no' }
        : null,
    ),
  ],
  compose: (context, props) =>
    toAccount(context, props.userId, async () => {
      const request = await waiting(context, props);
      const link = await context.links.withToken(context.db, KEEP, props.tokenId);
      if (!request || !link) return null;
      const asked =
        props.isByStaff === 'yes' ? 'As you asked us, your account' : 'As you asked, your account';
      return {
        subject: 'Your account will be erased',
        preview: `On ${dayOf(request.runsAt)}. Until then you can take it back.`,
        paragraphs: [
          `${asked} will be erased on ${dayOf(request.runsAt)}. Until then you can use it as before, and take this back.`,
          WHAT_STAYS,
        ],
        button: { label: 'Keep my account', url: link.url },
        notes: [NOT_YOU],
      };
    }),
});

defineMail<About & { tokenId: string }>('erasure-near', {
  kind: 'always',
  when: [
    after(erasureNear, ({ subjectId, data: { dataRequestId, tokenId } }) => ({
      dataRequestId,
      userId: subjectId!,
      tokenId,
    })),
  ],
  compose: (context, props) =>
    toAccount(context, props.userId, async () => {
      const request = await waiting(context, props);
      const link = await context.links.withToken(context.db, KEEP, props.tokenId);
      if (!request || !link) return null;
      return {
        subject: `Your account is erased on ${dayOf(request.runsAt)}`,
        preview: 'This is the last reminder.',
        paragraphs: [
          `On ${dayOf(request.runsAt)} your account is erased, as you asked. After that nobody can bring it back.`,
          WHAT_STAYS,
        ],
        button: { label: 'Keep my account', url: link.url },
        notes: ['If you still want to be erased, you need not do anything.'],
      };
    }),
});

defineMail<About>('erasure-cancelled', {
  kind: 'always',
  when: [
    after(dataRequestCancelled, ({ subjectId, data: { kind, request, dataRequestId } }) =>
      kind === 'client' && request === 'erase' ? { dataRequestId, userId: subjectId! } : null,
    ),
  ],
  compose: (context, { userId }) =>
    toAccount(context, userId, () => ({
      subject: 'Your account stays',
      preview: 'Its erasure was taken back.',
      paragraphs: ['The erasure of your account was taken back. Nothing was erased.'],
      button: { label: 'Open the portal', url: context.links.page('/dashboard') },
      notes: [NOT_YOU],
    })),
});

export const FAREWELL = 'erasure-done';

defineMail<{ dataRequestId: string }>(FAREWELL, {
  kind: 'always',
  when: [after(erasureDone, ({ data: { dataRequestId } }) => ({ dataRequestId }))],
  compose: async (context, { dataRequestId }) => {
    const request = await context.db.findOneBy(DataRequest, { id: dataRequestId });
    if (!request?.farewell) return null;
    return {
      to: request.farewell,
      content: {
        subject: 'Your data was erased',
        preview: 'This is the last mail from us.',
        greeting: 'Hello,',
        paragraphs: [
          'Your data with us was erased, as you asked. With this mail we forget this address too.',
          request.subjectKind === 'client'
            ? WHAT_STAYS
            : 'That you had agreed to our mails we can still prove by a hash, from which nobody can read your address.',
        ],
        reason: 'You get this because you asked us to erase your data.',
      },
    };
  },
});
