import { defineEvent } from '../../events/events.public';

type Reach = { scopes: string[]; networks: number; days: number };

export const apiTokenCreated = defineEvent<{ after: Reach; tokenId: string }>('api-token.created', {
  subject: 'user',
});

export const apiTokenRevoked = defineEvent<{ tokenId: string | null }>('api-token.revoked', {
  subject: 'user',
});
