import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { formatDay } from '../../../lib/dates';
import { Badge } from '../../../ui/badge';
import { Skeleton } from '../../../ui/skeleton';
import { Refused } from '../../access/panel-guard';
import table from '../../lists/data-table.module.css';
import { defineList } from '../../lists/define-list';
import { ListView } from '../../lists/list-view';
import { useList } from '../../lists/use-list';
import { paths } from '../../paths';
import { access } from '../../session/queries';
import { Page } from '../../shell/page';
import { organisationSource } from './company-sources';
import { organisationWords as words, sharingLabels } from './words';

const organisations = defineList({
  source: organisationSource,
  label: words.label,
  noun: words.noun,
  nouns: words.nouns,
  searchIn: words.searchIn,
  columns: [
    {
      header: words.columns.name,
      look: ['title', 'wide'],
      cell: ({ _id, name, domains }) => (
        <span>
          <Link to={paths.organisation(_id)}>{name}</Link>
          <span className={table.second}>{domains.join(', ')}</span>
        </span>
      ),
    },
    {
      header: words.columns.members,
      cell: ({ members, waiting }) => (
        <span className={table.badges}>
          {members}
          {waiting > 0 ? <Badge tone="orange">{words.waiting(waiting)}</Badge> : null}
        </span>
      ),
    },
    { header: words.columns.sharing, cell: ({ sharing }) => sharingLabels[sharing] },
    {
      header: words.columns.since,
      look: 'date',
      cell: ({ createdAt }) => formatDay(createdAt),
    },
  ],
  loading: words.loading,
  failure: words.failure,
  empty: words.empty,
});

export function Component() {
  const { data, isPending } = useQuery(access());
  if (isPending) {
    return (
      <Page title={words.title}>
        <Skeleton label={words.loading} lines={9} />
      </Page>
    );
  }
  return data?.dashboardAccess.length === 0 ? <Refused /> : <Organisations />;
}

function Organisations() {
  const list = useList(organisations);
  return (
    <Page title={words.title} lead={words.lead}>
      <ListView list={list} />
    </Page>
  );
}
