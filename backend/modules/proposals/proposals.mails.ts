import type { EntityManager } from 'typeorm';
import { mailedDocumentSql } from '../../documents/mailed-document';
import type { Dispatch, EventDefinition } from '../../events/events.public';
import {
  after,
  defineMail,
  nameInWords,
  SHARED_INBOX,
  type MailContext,
} from '../../mail/mail.public';
import type { Day } from '../../time/days';
import { dayInWords } from '../../time/words';
import { fullNameSql, isActive } from '../accounts/accounts.public';
import { isActiveMember } from '../companies/companies.public';
import { defineNotice, type Notice } from '../notifications/notifications.public';
import { toClient, toStaff } from '../request-notifications/request-notifications.public';
import {
  isOpen,
  proposalKindInWords,
  reads,
  type ProposalKind,
  type RequestStatus,
} from '../requests/requests.public';
import { priceOf, proposalReference } from './proposal-content';
import { capacityOf } from './proposal-access';
import type { ProposalState } from './proposal-moves';
import {
  codeAsked,
  proposalAccepted,
  proposalDeclined,
  proposalDue,
  proposalExpired,
  proposalSent,
  proposalWithdrawn,
} from './proposals.events';

type MailedProposal = {
  requestId: string;
  authorId: string;
  number: number;
  kind: ProposalKind;
  state: ProposalState;
  sentVersion: number;
  netMinor: number;
  vatMinor: number;
  currency: string;
  lastDay: Day;
  requestStatus: RequestStatus;
  clientId: string;
  client: string;
  organisationId: string | null;
  personId: string | null;
  name: string | null;
  reason: string | null;
  depositMinor: number | null;
  storageKey: string | null;
  hasFile: boolean;
};

const MAILED = `
  SELECT p.request_id AS "requestId", p.author_id AS "authorId", p.number, p.kind, p.state,
    p.sent_version AS "sentVersion", v.net_minor::float8 AS "netMinor", v.vat_minor::float8 AS "vatMinor",
    v.currency, v.valid_until::text AS "lastDay",
    r.status AS "requestStatus", r.user_id AS "clientId", ${fullNameSql('u')} AS client,
    r.organisation_id AS "organisationId", d.person_id AS "personId", d.name, d.reason,
    (v.content::jsonb ->> 'depositMinor')::float8 AS "depositMinor",
    ${mailedDocumentSql('m')}
  FROM proposals p JOIN proposal_versions v ON v.proposal_id = p.id AND v.number = p.sent_version
    JOIN project_requests r ON r.id = p.request_id JOIN users u ON u.id = r.user_id
    LEFT JOIN proposal_decisions d ON d.version_id = v.id
    LEFT JOIN documents m ON m.subject_id = v.id AND m.kind = 'acceptance'
  WHERE p.id = $1`;

const CLIENT_SIDE = `
  SELECT r.user_id AS id FROM project_requests r WHERE r.id = $1
  UNION SELECT t.user_id FROM request_participants t JOIN users u ON u.id = t.user_id
    WHERE t.request_id = $1 AND u.role = 'client' AND ${isActive('u')}
  UNION SELECT m.user_id FROM memberships m JOIN project_requests r ON r.organisation_id = m.organisation_id
    JOIN users u ON u.id = m.user_id
    WHERE r.id = $1 AND ${isActiveMember('m')} AND m.role = 'signatory' AND ${isActive('u')}`;

const STAFF_SIDE = `
  SELECT u.id FROM users u JOIN project_requests r ON r.id = $1
  WHERE u.id IN ($2, r.assignee_id) AND u.role <> 'client' AND ${isActive('u')}`;

type Change = 'sent' | 'due' | 'accepted' | 'declined' | 'expired' | 'withdrawn';
type Props = { proposalId: string; version: string; change: Change; userId: string };
type Data = { after: { requestId: string; version: number } };

async function proposalIn(
  db: EntityManager,
  proposalId: string,
): Promise<MailedProposal | undefined> {
  const [proposal] = await db.query<MailedProposal[]>(MAILED, [proposalId]);
  return proposal;
}

async function clientSide({ tx }: Dispatch, requestId: string): Promise<string[]> {
  const rows = await tx.query<{ id: string }[]>(CLIENT_SIDE, [requestId]);
  const seeing = await Promise.all(rows.map(({ id }) => reads(tx, requestId, id)));
  return rows.filter((_, index) => seeing[index]).map(({ id }) => id);
}

async function staffSide({ tx }: Dispatch, proposalId: string): Promise<string[]> {
  const proposal = await proposalIn(tx, proposalId);
  if (!proposal) return [];
  const rows = await tx.query<{ id: string }[]>(STAFF_SIDE, [
    proposal.requestId,
    proposal.authorId,
  ]);
  return rows.map(({ id }) => id);
}

const whatIs = ({ kind }: Pick<MailedProposal, 'kind'>): string => proposalKindInWords(kind);

const titleOf = (proposal: MailedProposal): string =>
  `${whatIs(proposal)} ${proposalReference(proposal.number)}`;

const factsOf = (proposal: MailedProposal): [string, string][] => [
  ['Number', `${proposalReference(proposal.number)}, version ${proposal.sentVersion}`],
  ['Price', priceOf(proposal)],
  ...(proposal.state === 'accepted' ? agreedFacts(proposal) : []),
  ...(proposal.state === 'sent'
    ? [['Valid until', dayInWords(proposal.lastDay)] as [string, string]]
    : []),
];

const agreedFacts = ({ depositMinor, ...price }: MailedProposal): [string, string][] =>
  depositMinor === null ? [] : [['Deposit', priceOf({ ...price, netMinor: depositMinor })]];

const signedFile = ({ number, sentVersion, storageKey, hasFile }: MailedProposal) =>
  hasFile && {
    name: `${proposalReference(number)}-version-${sentVersion}.pdf`,
    type: 'application/pdf',
    storageKey,
  };

const isMoot = ({ requestStatus }: MailedProposal, change: Change): boolean =>
  !isOpen(requestStatus) && (change === 'due' || change === 'expired');

/** Null once a later version or decision has its own mail. */
async function current({ db }: MailContext, { proposalId, version, change }: Props) {
  const proposal = await proposalIn(db, proposalId);
  const wanted: ProposalState = change === 'due' ? 'sent' : change;
  if (proposal?.state !== wanted || proposal.sentVersion !== Number(version)) return null;
  return isMoot(proposal, change) ? null : proposal;
}

const mayDecide = async (db: EntityManager, proposal: MailedProposal, userId: string) =>
  (await capacityOf(db, { userId }, proposal)) !== null;

/** `what`: proposal or change order. */
type Heading = (what: string) => string;
type ForReaders = { paragraph: string; notice: Heading };

type News = {
  event: typeof proposalSent | typeof proposalAccepted;
  client?: (
    proposal: MailedProposal,
    userId: string,
  ) => [subject: string, paragraph: string, button: string];
  next?: (proposal: MailedProposal) => string;
  /** For those on the client's side who may read it and not decide. */
  readers?: ForReaders;
  staff?: (who: string) => string;
  notice: [side: typeof clientSide, type: Notice['type'], title: Heading];
};

const yourTurn = ({ lastDay }: MailedProposal): string =>
  `Please accept it, ask about it or decline it by ${dayInWords(lastDay)}.`;

const whoDecides = ({ client, organisationId }: MailedProposal): string =>
  `${client}${organisationId ? ' or a signatory of their company' : ''} can accept it.`;

const NEWS: Record<Change, News> = {
  sent: {
    event: proposalSent,
    client: (proposal) => [
      `Our ${titleOf(proposal)}: ${priceOf(proposal)}`,
      'We have written down what we would do for you and what it costs. You can read it, ask about it and accept it online.',
      `Read the ${whatIs(proposal)}`,
    ],
    next: yourTurn,
    readers: {
      paragraph:
        'We have written down what we would do and what it costs. You can read it and ask about it online.',
      notice: (what) => `A ${what} was sent`,
    },
    notice: [clientSide, 'info', (what) => `A ${what} for you`],
  },
  due: {
    event: proposalDue,
    client: (proposal) => [
      `Our ${titleOf(proposal)} expires on ${dayInWords(proposal.lastDay)}`,
      'You have three working days left to accept it. If something is missing, just ask us.',
      `Read the ${whatIs(proposal)}`,
    ],
    next: yourTurn,
    readers: {
      paragraph: 'It is valid for three more working days. If something is missing, just ask us.',
      notice: (what) => `A ${what} expires soon`,
    },
    notice: [clientSide, 'warning', (what) => `A ${what} expires soon`],
  },
  accepted: {
    event: proposalAccepted,
    client: (proposal, userId) => [
      `${proposal.personId === userId ? 'You have' : `${proposal.name} has`} accepted our ${titleOf(proposal)}`,
      proposal.hasFile
        ? `Thank you. The signed ${whatIs(proposal)} is attached as a PDF, and you can always find it online.`
        : `Thank you. You can find the signed ${whatIs(proposal)} and its PDF online.`,
      `Open the signed ${whatIs(proposal)}`,
    ],
    staff: (who) => `${who} has accepted`,
    notice: [staffSide, 'success', (what) => `A ${what} was accepted`],
  },
  expired: {
    event: proposalExpired,
    client: (proposal) => [
      `Our ${titleOf(proposal)} has expired`,
      'It can no longer be accepted. If you are still interested, write to us on the page of your request, and we will send you a new version.',
      `Open the ${whatIs(proposal)}`,
    ],
    staff: () => 'The client did not decide in time:',
    notice: [clientSide, 'warning', (what) => `A ${what} has expired`],
  },
  withdrawn: {
    event: proposalWithdrawn,
    client: (proposal) => [
      `Our ${titleOf(proposal)} has been withdrawn`,
      'It can no longer be accepted. If you have a question, write to us on the page of your request.',
      `Open the ${whatIs(proposal)}`,
    ],
    notice: [clientSide, 'warning', (what) => `A ${what} was withdrawn`],
  },
  declined: {
    event: proposalDeclined,
    staff: (who) => `${who} has declined`,
    notice: [staffSide, 'warning', (what) => `A ${what} was declined`],
  },
};

const CHANGES = Object.keys(NEWS) as Change[];
const eventOf = (change: Change) => NEWS[change].event as EventDefinition<Data>;

const propsOf =
  (change: Change, side: typeof clientSide) =>
  async (
    { subjectId, data }: { subjectId: string | null; data: Data },
    dispatch: Dispatch,
  ): Promise<Props[]> => {
    const about = side === clientSide ? data.after.requestId : subjectId!;
    const people = await side(dispatch, about);
    const to = people.length > 0 || side === clientSide ? people : [SHARED_INBOX];
    const version = String(data.after.version);
    return to.map((userId) => ({ proposalId: subjectId!, version, change, userId }));
  };

const inOrderOf = (_: unknown, { proposalId, userId }: Props) => `${proposalId} ${userId}`;

defineMail<Props>('proposal-for-client', {
  label: 'Proposal, to the client',
  when: CHANGES.filter((change) => NEWS[change].client).map((change) =>
    after(eventOf(change), propsOf(change, clientSide)),
  ),
  inOrderOf,
  compose: async (context, props) => {
    const proposal = await current(context, props);
    if (!proposal) return null;
    const { proposalId, userId } = props;
    const { client, next, readers } = NEWS[props.change];
    const [subject, paragraph, button] = client!(proposal, userId);
    const asReader = readers && !(await mayDecide(context.db, proposal, userId)) && readers;
    const nextStep = asReader ? whoDecides(proposal) : next?.(proposal);
    const file = props.change === 'accepted' && signedFile(proposal);
    const mail = await toClient(context, proposal.requestId, { userId }, ({ request }) => ({
      subject,
      preview: request.projectName,
      paragraphs: [asReader ? asReader.paragraph : paragraph],
      facts: [['Project', request.projectName], ...factsOf(proposal)],
      button,
      proposalId,
      ...(nextStep && { next: nextStep }),
    }));
    return mail && { ...mail, ...(file && { file }) };
  },
});

defineMail<Props>('proposal-for-staff', {
  label: 'Proposal decided, to staff',
  when: CHANGES.filter((change) => NEWS[change].staff).map((change) =>
    after(eventOf(change), propsOf(change, staffSide)),
  ),
  inOrderOf,
  compose: async (context, props) => {
    const proposal = await current(context, props);
    if (!proposal) return null;
    const { userId, proposalId, change } = props;
    const who = nameInWords(proposal.name ?? '') || 'The client';
    const subject = `${NEWS[change].staff!(who)} ${titleOf(proposal)}`;
    return toStaff(context, userId, proposal.requestId, ({ reference, projectName }) => ({
      subject,
      paragraph: `${subject} for “${projectName}”.`,
      facts: [
        ['Request', reference],
        ...factsOf(proposal),
        ...(proposal.name ? [['Signed by', proposal.name] as [string, string]] : []),
      ],
      ...(proposal.reason && { quote: proposal.reason }),
      button: { label: `Open the ${whatIs(proposal)}`, path: `/dashboard/proposals/${proposalId}` },
      reason: `You get this because you wrote the ${whatIs(proposal)} or look after the request.`,
    }));
  },
});

type Addressed = { email: string; proposalId: string };

defineMail<{ codeId: string }>('acceptance-code', {
  label: 'Code for accepting a proposal',
  when: [after(codeAsked, ({ data: { codeId } }) => ({ codeId }))],
  isAwaited: true,
  compose: async ({ db, links }, { codeId }) => {
    const [found] = await db.query<(Pick<MailedProposal, 'kind' | 'number'> & Addressed)[]>(
      `SELECT u.email, p.kind, p.number, p.id AS "proposalId" FROM acceptance_codes c
       JOIN users u ON u.id = c.user_id JOIN proposals p ON p.id = c.proposal_id
       WHERE c.id = $1 AND c.expires_at > now() AND ${isActive('u')}`,
      [codeId],
    );
    if (!found) return null;
    const reference = proposalReference(found.number);
    return {
      to: found.email,
      subject: `Your code for ${reference}`,
      preview: 'It is valid for ten minutes.',
      paragraphs: [
        `Enter this code to accept or decline ${reference}. It is valid for ten minutes. We never ask for it by phone.`,
      ],
      facts: [['Code', links.code('acceptance-code', codeId)]],
      button: {
        label: `Open the ${whatIs(found)}`,
        url: links.page(`/dashboard/proposals/${found.proposalId}`),
      },
      reason: `You get this because somebody with a link from our e-mail is about to decide on a ${whatIs(found)}.`,
    };
  },
});

for (const change of CHANGES) {
  const { event, readers, notice: words } = NEWS[change];
  const [side, type, title] = words;
  const define = (name: string, heading: Heading, isForReaders: boolean) =>
    defineNotice(name, [eventOf(change)], async ({ subjectId, data }, dispatch) => {
      const proposal = await proposalIn(dispatch.tx, subjectId!);
      if (!proposal || isMoot(proposal, change)) return null;
      const { requestId } = data.after;
      let to = await side(dispatch, side === clientSide ? requestId : subjectId!);
      if (readers) {
        const deciding = await Promise.all(to.map((id) => mayDecide(dispatch.tx, proposal, id)));
        to = to.filter((_, index) => deciding[index] !== isForReaders);
      }
      const price = `${proposalReference(proposal.number)}, ${priceOf(proposal)}`;
      const message = isForReaders ? `${price}. ${whoDecides(proposal)}` : price;
      return { to, notice: { type, title: heading(whatIs(proposal)), message, requestId } };
    });
  define(event.type, title, false);
  if (readers) define(`${event.type}-to-readers`, readers.notice, true);
}
