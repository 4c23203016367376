import { after, defineMail, greet, type MailContext, nameInWords } from '../../mail/mail.public';
import { User } from '../accounts/accounts.public';
import { Membership, Organisation } from './company.entity';
import { memberInvited } from './company.events';

export const COMPANY_PAGE = '/dashboard/company';

export const organisationOf = ({ db }: MailContext, id: string) =>
  db.findOneBy(Organisation, { id });

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
    const link = await context.links.withToken(context.db, COMPANY_PAGE, tokenId, 'invitation');
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
