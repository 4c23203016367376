import { formatShortDate } from '../../../lib/dates';
import { Button } from '../../../ui/button';
import { AdminPage } from '../../components/admin-page';
import { roleLabels } from '../../labels';
import { DateAndTime, Named, Second } from '../../lists/cells';
import { defineList, ListView, useList } from '../../lists/list-view';
import { revokeToken } from './revoke-token';
import { allTokens } from './tokens-source';
import { allTokenWords as words, tokenWords } from './words';

const tokens = defineList({
  source: allTokens,
  words,
  columns: [
    {
      header: words.columns.token,
      look: 'title',
      cell: ({ name, beginning }) => <Named name={name}>{beginning}…</Named>,
    },
    {
      header: words.columns.owner,
      look: 'client',
      cell: ({ owner }) => (
        <span>
          {owner.firstName} {owner.lastName}
          <Second>{roleLabels[owner.role]}</Second>
        </span>
      ),
    },
    { header: words.columns.scopes, cell: ({ scopes }) => scopes.join(', ') },
    {
      header: words.columns.used,
      look: 'date',
      cell: ({ lastUsedAt }) => (lastUsedAt ? <DateAndTime at={lastUsedAt} /> : tokenWords.never),
    },
    {
      header: words.columns.expires,
      look: 'date',
      cell: ({ expiresAt }) => formatShortDate(expiresAt),
    },
    {
      actions: (token) => (
        <Button
          variant="quiet"
          small
          aria-label={tokenWords.revokeOne(token.name)}
          onClick={() => revokeToken(token, false)}
        >
          {tokenWords.revoke}
        </Button>
      ),
    },
  ],
});

export function Component() {
  const list = useList(tokens);
  return (
    <AdminPage title={words.title} lead={words.lead}>
      <ListView list={list} />
    </AdminPage>
  );
}
