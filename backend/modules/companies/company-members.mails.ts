import type { EntityManager } from 'typeorm';
import {
  after,
  type ComposedMail,
  defineMail,
  greet,
  type MailContent,
  type MailContext,
  nameInWords,
} from '../../mail/mail.public';
import { activeMembers, User } from '../accounts/accounts.public';
import { activeUser, defineAccountMail } from '../auth/auth.public';
import { defineNotice } from '../notifications/notifications.public';
import { COMPANY_PAGE, organisationOf } from './company-invitation.mails';
import { Membership, type MemberState, Organisation } from './company.entity';
import { joinAsked, memberJoined, memberLeft } from './company.events';
import { leadsOf, membershipIn, membershipOf } from './memberships';

const REASON = 'You get this because of your company’s place in our client portal.';

type ToLead = { organisationId: string; userId: string; leadId: string };
type Asker = { who: string; person: User; name: string };
type LeadWords = Pick<MailContent, 'subject' | 'preview'> & { text: string; label: string };

async function toLead(
  context: MailContext,
  { organisationId, userId, leadId }: ToLead,
  state: MemberState,
  words: (asker: Asker) => LeadWords,
): Promise<ComposedMail | null> {
  const organisation = await organisationOf(context, organisationId);
  const lead = await activeUser(context, leadId);
  const membership = await membershipIn(context.db, organisationId, leadId);
  const person = await activeUser(context, userId);
  const isThere = await context.db.existsBy(Membership, { organisationId, userId, state });
  if (!organisation || !lead || membership?.role !== 'lead' || !person || !isThere) return null;
  const who = nameInWords(person.fullName) || person.email;
  const { text, label, ...rest } = words({ who, person, name: nameInWords(organisation.name) });
  const button = { label, url: context.links.page(COMPANY_PAGE) };
  const greeting = greet(lead.firstName);
  return {
    to: lead.email,
    ...rest,
    greeting,
    paragraphs: [text],
    button,
    reason: REASON,
  };
}

const leadsFor = async (tx: EntityManager, organisationId: string, userId: string) =>
  (await leadsOf(tx, organisationId)).map((leadId) => ({ organisationId, userId, leadId }));

defineMail<ToLead>('company-joined', {
  label: 'Somebody joined a company',
  when: [
    after(memberJoined, async ({ subjectId, actorId, data }, { tx }) => {
      const { userId } = data.after;
      const all = await leadsFor(tx, subjectId!, userId);
      return all.filter(({ leadId }) => leadId !== actorId && leadId !== userId);
    }),
  ],
  compose: (context, props) =>
    toLead(context, props, 'active', ({ who, person, name }) => ({
      subject: `${who} has joined ${name}`,
      preview: 'They see the requests your company shares.',
      text: `${who} (${person.email}) now belongs to ${name} and sees the requests you share.`,
      label: 'See your company',
    })),
});

const nameOf = async (tx: EntityManager, id: string | null): Promise<string | null> =>
  (await tx.findOneBy(Organisation, { id: id! }))?.name ?? null;

const personOf = async (tx: EntityManager, id: string): Promise<string> =>
  (await tx.findOneBy(User, { id }))?.fullName || 'Somebody';

defineNotice('member-joined', [memberJoined], async ({ subjectId, actorId, data }, { tx }) => {
  const name = await nameOf(tx, subjectId);
  const { userId } = data.after;
  const leads = await leadsOf(tx, subjectId!);
  if (!name) return null;
  return {
    to: leads.filter((id) => id !== actorId && id !== userId),
    notice: {
      type: 'info',
      title: 'Somebody has joined',
      message: `${await personOf(tx, userId)} belongs to ${name} now.`,
    },
  };
});

defineNotice('let-in', [memberJoined], async ({ subjectId, actorId, data }, { tx }) => {
  const name = await nameOf(tx, subjectId);
  const { userId } = data.after;
  if (!name || userId === actorId) return null;
  return {
    to: [userId],
    notice: { type: 'success', title: 'You have joined', message: `You belong to ${name} now.` },
  };
});

defineMail<ToLead>('company-join-asked', {
  label: 'Somebody wants to join a company',
  when: [
    after(joinAsked, ({ subjectId, data }, { tx }) => leadsFor(tx, subjectId!, data.after.userId)),
  ],
  compose: (context, props) =>
    toLead(context, props, 'requested', ({ who, person, name }) => ({
      subject: `${who} wants to join ${name}`,
      preview: 'You decide.',
      text: `${who} (${person.email}) asks to join ${name}. Until you decide, they see nothing of it.`,
      label: 'Decide',
    })),
});

async function decidersOf(tx: EntityManager, organisationId: string): Promise<string[]> {
  const leads = await leadsOf(tx, organisationId);
  return leads.length > 0 ? leads : activeMembers(tx, 'admin');
}

defineNotice('join-asked', [joinAsked], async ({ subjectId, data }, { tx }) => {
  const name = await nameOf(tx, subjectId);
  if (!name) return null;
  const who = await personOf(tx, data.after.userId);
  return {
    to: await decidersOf(tx, subjectId!),
    notice: {
      type: 'info',
      title: 'Somebody wants to join',
      message: `${who} asks to be let in to ${name}.`,
    },
  };
});

defineAccountMail<{ organisationId: string; userId: string }>(
  'company-removed',
  'Removed from a company',
  [
    after(memberLeft, ({ subjectId, actorId, data: { before } }) =>
      before.userId === actorId ? null : { organisationId: subjectId!, userId: before.userId },
    ),
  ],
  async (context, { organisationId, userId }, { isStaff }) => {
    const organisation = await organisationOf(context, organisationId);
    const now = await membershipOf(context.db, userId);
    if (!organisation || isStaff || now?.organisationId === organisationId) return null;
    const name = nameInWords(organisation.name);
    return {
      subject: `You no longer belong to ${name}`,
      preview: 'Your account and your private requests stay yours.',
      paragraphs: [
        `You were removed from ${name} in our client portal, so you no longer see its requests. Your account and your private requests stay yours.`,
      ],
      button: { label: 'Open the portal', url: context.links.page('/dashboard') },
      notes: ['If you did not expect this, ask a colleague or reply to this e-mail.'],
    };
  },
  false,
);

defineNotice('member-removed', [memberLeft], async ({ subjectId, actorId, data }, { tx }) => {
  const name = await nameOf(tx, subjectId);
  const { userId } = data.before;
  if (!name || userId === actorId) return null;
  return {
    to: [userId],
    notice: {
      type: 'warning',
      title: 'You no longer belong to a company',
      message: `You were removed from ${name}. Your private requests are still yours.`,
    },
  };
});
