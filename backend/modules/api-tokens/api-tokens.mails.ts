import { after, defineMail } from '../../mail/mail.public';
import { NOT_YOU, toAccount } from '../auth/auth.public';
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
  compose: (context, { tokenId, userId }) =>
    toAccount(context, userId, async () => {
      const token = await context.db.findOneBy(ApiToken, { id: tokenId });
      if (!token) return null;
      return {
        subject: 'You made an API token',
        preview: token.name,
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
      };
    }),
});
