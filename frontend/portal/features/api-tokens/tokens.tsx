import { useState } from 'react';
import { call } from '../../../api/call';
import type { AnyApiToken } from '../../../api/types';
import { formatShortDate } from '../../../lib/dates';
import { Button } from '../../../ui/button';
import { AdminPage } from '../../components/admin-page';
import { roleLabels } from '../../labels';
import table from '../../lists/data-table.module.css';
import { DateAndTime } from '../../lists/date-and-time';
import { defineList } from '../../lists/define-list';
import { ListView } from '../../lists/list-view';
import { useList } from '../../lists/use-list';
import { RevokeDialog } from './revoke-dialog';
import { allTokens } from './tokens-source';
import { allTokenWords as words, tokenWords } from './words';

const tokens = defineList({
  source: allTokens,
  label: words.label,
  noun: words.noun,
  columns: [
    {
      header: words.columns.token,
      look: 'title',
      cell: ({ name, beginning }) => (
        <span>
          <strong tabIndex={-1}>{name}</strong>
          <span className={table.second}>{beginning}…</span>
        </span>
      ),
    },
    {
      header: words.columns.owner,
      look: 'client',
      cell: ({ owner }) => (
        <span>
          {owner.firstName} {owner.lastName}
          <span className={table.second}>{roleLabels[owner.role]}</span>
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
    { header: 'Actions', phoneLabel: null, cell: (token) => <Revoke token={token} /> },
  ],
  loading: words.loading,
  failure: words.failure,
  empty: words.empty,
});

export function Component() {
  const list = useList(tokens);
  return (
    <AdminPage title={words.title} lead={words.lead}>
      <ListView list={list} />
    </AdminPage>
  );
}

function Revoke({ token }: { token: AnyApiToken }) {
  const [opener, setOpener] = useState<Element | null>(null);
  return (
    <>
      <Button
        variant="quiet"
        small
        aria-label={tokenWords.revokeOne(token.name)}
        onClick={(event) => setOpener(event.currentTarget)}
      >
        {tokenWords.revoke}
      </Button>
      {opener ? (
        <RevokeDialog
          token={token}
          revoke={(id) => call('DELETE /api/admin/tokens/{id}', { path: { id } }).send()}
          stale="/api/admin/tokens"
          opener={opener}
          onClose={() => setOpener(null)}
        />
      ) : null}
    </>
  );
}
