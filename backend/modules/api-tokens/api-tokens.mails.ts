import { after } from '../../mail/mail.public';
import { defineAccountMail, NOT_YOU } from '../auth/auth.public';
import { ApiToken } from './api-token.entity';
import { apiTokenCreated } from './change-tokens';

defineAccountMail<{ userId: string; tokenId: string }>(
  'api-token-created',
  'You made an API token',
  [after(apiTokenCreated, ({ subjectId, data: { tokenId } }) => ({ tokenId, userId: subjectId! }))],
  async ({ db, links }, { tokenId }) => {
    const token = await db.findOneBy(ApiToken, { id: tokenId });
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
      button: { label: 'See my API tokens', url: links.page('/dashboard/profile#tokens') },
      notes: [NOT_YOU],
    };
  },
);
