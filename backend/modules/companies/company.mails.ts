import type { EntityManager } from 'typeorm';
import {
  after,
  defineMail,
  greet,
  nameInWords,
  type ComposedMail,
  type MailContent,
  type MailContext,
} from '../../mail/mail.public';
import { User } from '../accounts/accounts.public';
import { activeUser, defineAccountMail } from '../auth/auth.public';
import { Membership, Organisation, type MemberState } from './company.entity';
import { joinAsked, memberInvited, memberJoined, memberLeft } from './company.events';
import { membershipOf, leadsOf, membershipIn } from './memberships';

const PAGE = '/dashboard/company';
const REASON = 'You get this because of your company’s place in our client portal.';

const organisationOf = ({ db }: MailContext, id: string) => db.findOneBy(Organisation, { id });

defineMail<{ membershipId: string; tokenId: string }>('company-invitation', {
  label: 'Invitation to a company',
  when: [
    after(memberInvited, ({ data: { membershipId, tokenId } }) => ({ membershipId, tokenId })),
  ],
  compose: async (context, { membershipId, tokenId }) => {
    const invitation = await context.db.findOneBy(Membership, {
      id: membershipId,
      state: 'invited',
    });
    const organisation = invitation && (await organisationOf(context, invitation.organisationId));
    const link = await context.links.withToken(context.db, PAGE, tokenId, 'invitation');
    if (!organisation || !link) return null;
    const account = await context.db.findOneBy(User, { email: invitation.email! });
    if (account?.isStaff) return null;
    const inviter = invitation.invitedBy
      ? await context.db.findOneBy(User, { id: invitation.invitedBy })
      : null;
    const who = inviter && !inviter.isStaff ? nameInWords(inviter.fullName) : '';
    const name = nameInWords(organisation.name);
    return {
      to: invitation.email!,
      isUnproven: !account,
      subject: `Join ${name} in our client portal`,
      preview: 'See what your company works on with us.',
      greeting: greet(account?.firstName ?? ''),
      paragraphs: [
        `${who || 'Our team'} has invited you to ${name}. Sign in with this address, or sign up with it, to accept.`,
      ],
      button: { label: 'See the invitation', url: link.url },
      notes: ['The link works once, for 7 days. If you do not know the company, do nothing.'],
      reason: 'Somebody of this company entered your address.',
    };
  },
});

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
  const button = { label, url: context.links.page(PAGE) };
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
    after(
      memberJoined,
      async (
        {
          subjectId,
          actorId,
          data: {
            after: { userId },
          },
        },
        { tx },
      ) => {
        const all = await leadsFor(tx, subjectId!, userId);
        return all.filter(({ leadId }) => leadId !== actorId && leadId !== userId);
      },
    ),
  ],
  compose: (context, props) =>
    toLead(context, props, 'active', ({ who, person, name }) => ({
      subject: `${who} has joined ${name}`,
      preview: 'They see the requests your company shares.',
      text: `${who} (${person.email}) now belongs to ${name} and sees the requests you share.`,
      label: 'See your company',
    })),
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
