import brand from '../../../brand.json';
import type { MailState } from '../../mail/outbox-mail.entity';
import {
  INBOUND_MAIL_REASON_LABELS,
  type InboundMailReason,
} from '../inbound-mail/inbound-mail.public';
import type { SetUpStep, SetUpStepDto } from './dto/set-up.dto';
import type { Proof } from './set-up-proof.entity';

export type OwnFacts = {
  admins: number;
  replies: number;
  calendarsRead: number;
  calendarsFailing: number;
  hasLink: boolean;
  proofs: Proof[];
};

/** Without a state it waits for the worker, or the clean-up has taken it. */
export type MailFacts = {
  state: MailState | null;
  lastError: string | null;
  /** Why an answer to it was not taken. */
  refused: InboundMailReason | null;
};

export type Facts = OwnFacts & {
  mail: MailFacts | null;
  takesMail: boolean;
  /** Facts that the owner has not confirmed (docs/owner.md). */
  openItems: readonly { id: string; what: string }[];
};

const REPLIES = 3;

const LEGAL = [
  'company-number',
  'vat-number',
  'registered-office',
  'legal-texts',
  'proposal-terms',
  'invoices',
];
const BRAND = [
  ...['legal-name', 'web-address', 'email', 'phone', 'postal-address', 'hours', 'signatory'],
];

const { days, opens, closes } = brand.hours;

/** The missing part of each step, or an empty sentence. */
const MISSING: Record<SetUpStep, (facts: Facts) => string> = {
  hours: ({ proofs }) =>
    proofs.includes('hours')
      ? ''
      : `Nobody has confirmed them yet. The portal starts with ${days}, ${opens} to ${closes}.`,
  calendar: ({ calendarsRead, calendarsFailing }) => {
    if (calendarsRead > 0) return '';
    return calendarsFailing > 0
      ? 'A calendar was added, but it cannot be read. Check its address.'
      : 'No calendar is read yet. One that was just added is read within five minutes.';
  },
  meeting_link: ({ hasLink }) =>
    hasLink ? '' : 'Nobody has a meeting link, so calls are by phone.',
  replies: ({ replies }) =>
    replies >= REPLIES ? '' : `There are ${replies} of ${REPLIES} replies.`,
  second_admin: ({ admins }) =>
    admins > 1 ? '' : 'You are the only admin. An invited admin counts once they have signed in.',
  mail_out: ({ proofs, mail }) => (proofs.includes('mail_out') ? '' : mailOut(mail)),
  mail_in: (facts) => (facts.proofs.includes('mail_in') ? '' : mailIn(facts)),
  brand: ({ openItems }) => itemsIn(openItems, BRAND),
  legal: ({ openItems }) => itemsIn(openItems, LEGAL),
};

export const isSent = (mail: MailFacts | null): boolean => mail?.state === 'sent';

export const stepsOf = (facts: Facts): SetUpStepDto[] =>
  (Object.keys(MISSING) as SetUpStep[]).map((step) => {
    const missing = MISSING[step](facts);
    const isConfirmable = step === 'hours' || (step === 'mail_out' && isSent(facts.mail));
    return { step, isDone: missing === '', missing, canConfirm: missing !== '' && isConfirmable };
  });

function mailOut(mail: MailFacts | null): string {
  if (!mail) return 'No test mail has been sent yet.';
  const { state, lastError } = mail;
  if (state === 'sent') return 'A test mail was sent to you. Has it arrived?';
  if (lastError) return `The test mail could not be sent: ${lastError}`;
  return 'The test mail is on its way.';
}

function mailIn({ takesMail, mail }: Facts): string {
  if (!takesMail) {
    return 'Inbound mail is not set up: set INBOUND_MAIL_ADDRESS, and INBOUND_IMAP_URL or INBOUND_MAIL_SECRET.';
  }
  if (mail?.refused) {
    return `Your answer came in, but was held: ${INBOUND_MAIL_REASON_LABELS[mail.refused]}${hintOn(mail.refused)}`;
  }
  return isSent(mail)
    ? 'Answer the test mail in your mail program. It is noticed here.'
    : 'Send the test mail first, then answer it.';
}

const hintOn = (reason: InboundMailReason): string =>
  reason === 'unproven' || reason === 'dmarc_failed'
    ? ' Check DMARC of your domain, and INBOUND_MAIL_AUTH_SERVER.'
    : '';

function itemsIn(open: Facts['openItems'], ids: readonly string[]): string {
  const left = open.filter(({ id }) => ids.includes(id)).map(({ what }) => what);
  return left.length === 0 ? '' : `Not confirmed: ${left.join('; ')}.`;
}
