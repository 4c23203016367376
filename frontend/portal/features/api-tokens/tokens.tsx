import { RoleWords } from '../../../api/generated/words/role';
import { formatDay, dayOf } from '../../../lib/dates';
import { Button } from '../../../ui/button';
import { DateAndTime, Named, SecondaryText } from '../../lists/cells';
import { listScreen } from '../../lists/list-screen';
import { revokeToken } from './revoke-token';
import { allTokens } from './tokens-source';
import { allTokenWords as words, tokenWords } from './words';

export const Component = listScreen({
  source: allTokens,
  words,
  columns: {
    token: {
      look: 'title',
      cell: ({ name, beginning }) => <Named name={name}>{beginning}…</Named>,
    },
    owner: {
      look: 'client',
      cell: ({ owner }) => (
        <span>
          {owner.firstName} {owner.lastName}
          <SecondaryText>{RoleWords[owner.role]}</SecondaryText>
        </span>
      ),
    },
    scopes: ({ scopes }) => scopes.join(', '),
    used: {
      look: 'date',
      cell: ({ lastUsedAt }) => (lastUsedAt ? <DateAndTime at={lastUsedAt} /> : tokenWords.never),
    },
    expires: { look: 'date', cell: ({ expiresAt }) => formatDay(dayOf(expiresAt)) },
    actions: (token) => (
      <Button
        variant="quiet"
        small
        label={tokenWords.revoke}
        aria-label={tokenWords.revokeOne(token.name)}
        onClick={() => revokeToken(token, false)}
      />
    ),
  },
});
