import { after, defineMail } from '../../mail/mail.public';
import { ACCOUNT_REASON, activeUser, greet, NOT_YOU } from '../auth/auth.public';
import { ApiToken } from './api-token.entity';
import { apiTokenCreated } from './api-tokens.events';

defineMail<{ tokenId: string; userId: string }>('api-token-created', {
  kind: 'always',
  when: [
    after(apiTokenCreated, ({ subjectId, data }) => ({
      tokenId: data.tokenId,
      userId: subjectId!,
    })),
  ],
  compose: async (context, { tokenId, userId }) => {
    const user = await activeUser(context, userId);
    const token = await context.db.findOneBy(ApiToken, { id: tokenId });
    if (!user || !token) return null;
    return {
      to: user.email,
      content: {
        subject: 'You made an API token',
        preview: token.name,
        greeting: greet(user.firstName),
        paragraphs: ['An API token was made for your account. Who has it can act in your name.'],
        facts: [
          ['Name', token.name],
          ['Begins with', token.beginning],
          ['May', token.scopes.join(', ')],
          ['Used from', token.networks.join(', ') || 'anywhere'],
        ],
        button: {
          label: 'See my API tokens',
          url: context.links.page('/dashboard/profile#tokens'),
        },
        notes: [NOT_YOU],
        reason: ACCOUNT_REASON,
      },
    };
  },
});
