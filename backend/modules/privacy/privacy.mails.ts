import { OFFICE_ZONE } from '../../config/office';
import { after, defineMail, type MailContext } from '../../mail/mail.public';
import { dayOf } from '../../time/wall-clock';
import { dayInWords } from '../../time/words';
import { defineAccountMail, NOT_YOU } from '../auth/auth.public';
import { DataRequest, ARCHIVE_DAYS } from './data-request.entity';
import {
  dataRequestCancelled,
  erasureAsked,
  erasureDone,
  erasureNear,
  exportMade,
} from './privacy.events';

const PAGE = '/dashboard/profile#your-data';
const KEEP = '/keep-account';

type About = { dataRequestId: string; userId: string };

defineAccountMail<About>(
  'export-ready',
  'Your data is ready',
  [
    after(exportMade, ({ subjectId, data: { kind, dataRequestId } }) =>
      kind === 'client' ? { dataRequestId, userId: subjectId! } : null,
    ),
  ],
  ({ links }) => ({
    subject: 'Your data is ready',
    preview: `You can download it for ${ARCHIVE_DAYS} days.`,
    paragraphs: [
      'The copy of your data is ready: a page to read, the same data for programs, and your files.',
    ],
    button: { label: 'Download my data', url: links.page(PAGE) },
    notes: [`Sign in to download it. We delete it after ${ARCHIVE_DAYS} days.`, NOT_YOU],
  }),
);

const WHAT_STAYS =
  'We erase your name, addresses, messages and files. Of your requests we keep the number, the service, the dates and an agreed price, because the law requires it.';

async function pendingErasure(
  { db, links }: MailContext,
  { dataRequestId, tokenId }: About & { tokenId: string },
) {
  const request = await db.findOneBy(DataRequest, { id: dataRequestId, state: 'waiting' });
  const link = await links.withToken(db, KEEP, tokenId);
  if (!request || !link) return null;
  const day = dayInWords(dayOf(request.runsAt, OFFICE_ZONE));
  return { day, button: { label: 'Keep my account', url: link.url } };
}

const WHY = {
  asked: 'As you asked',
  'asked-us': 'As you asked us',
  unused: 'Because nobody has used it for six years',
};

defineAccountMail<About & { tokenId: string; why: keyof typeof WHY }>(
  'erasure-asked',
  'Your account will be erased',
  [
    after(erasureAsked, ({ subjectId, actorId, data: { dataRequestId, tokenId, isByStaff } }) => {
      const why = isByStaff ? 'asked-us' : actorId ? 'asked' : 'unused';
      return tokenId ? { dataRequestId, userId: subjectId!, tokenId, why } : null;
    }),
  ],
  async (context, props) => {
    const found = await pendingErasure(context, props);
    if (!found) return null;
    const { day, button } = found;
    return {
      subject: 'Your account will be erased',
      preview: `On ${day}. Until then you can change your mind.`,
      paragraphs: [
        `${WHY[props.why]}, your account will be erased on ${day}. Until then you can use it as before, and change your mind.`,
        WHAT_STAYS,
      ],
      button,
      notes: [NOT_YOU],
    };
  },
);

defineAccountMail<About & { tokenId: string }>(
  'erasure-near',
  'Your account is erased soon',
  [
    after(erasureNear, ({ subjectId, data: { dataRequestId, tokenId } }) => ({
      dataRequestId,
      userId: subjectId!,
      tokenId,
    })),
  ],
  async (context, props) => {
    const found = await pendingErasure(context, props);
    if (!found) return null;
    const { day, button } = found;
    return {
      subject: `Your account will be erased on ${day}`,
      preview: 'This is the last reminder.',
      paragraphs: [
        `On ${day} your account will be erased. Nobody can bring it back after that.`,
        WHAT_STAYS,
      ],
      button,
      notes: ['If you no longer need it, there is nothing to do.'],
    };
  },
);

defineAccountMail<About>(
  'erasure-cancelled',
  'Your account stays',
  [
    after(dataRequestCancelled, ({ subjectId, data: { kind, request, dataRequestId } }) =>
      kind === 'client' && request === 'erase' ? { dataRequestId, userId: subjectId! } : null,
    ),
  ],
  ({ links }) => ({
    subject: 'Your account stays',
    preview: 'It will not be erased.',
    paragraphs: ['The erasure of your account was cancelled. Nothing was erased.'],
    button: { label: 'Open the portal', url: links.page('/dashboard') },
    notes: [NOT_YOU],
  }),
);

export const FAREWELL = 'erasure-done';

defineMail<{ dataRequestId: string }>(FAREWELL, {
  label: 'Your data was erased',
  when: [after(erasureDone, ({ data: { dataRequestId } }) => ({ dataRequestId }))],
  compose: async (context, { dataRequestId }) => {
    const request = await context.db.findOneBy(DataRequest, { id: dataRequestId });
    if (!request?.farewell) return null;
    return {
      to: request.farewell,
      subject: 'Your data was erased',
      preview: 'This is the last e-mail from us.',
      greeting: 'Hello,',
      paragraphs: [
        'Your data with us was erased, as you asked. After this e-mail we forget this address too.',
        request.subjectKind === 'client'
          ? WHAT_STAYS
          : 'We keep a hash that proves you had agreed to our e-mails. Nobody can read your address from it.',
      ],
      reason: 'You get this because you asked us to erase your data.',
    };
  },
});
