import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { hasStatus } from '../../../api/problem';
import type { Team } from '../../../api/generated/enums';
import { StatBand } from '../../../ui/stat-band';
import { Pager } from '../../components/pager';
import { QueryFailure } from '../../components/query-failure';
import { paths } from '../../paths';
import { Page } from '../../shell/page';
import { DelegateDialog } from './delegate-dialog';
import { FilterBar } from './filter-bar';
import { readFilters, withPage } from './list-filters';
import { ListContent } from './list-content';
import { Refused } from './panel-guard';
import type { PanelConfig } from './panels';
import { RequestDialog } from './request-dialog';
import { staffList } from './staff-api';
import styles from './staff.module.css';

interface Delegating {
  requestId: string;
  team: Team;
}

/** The one list behind the admin, manager and support panels. */
export function StaffPanel({ config, action }: { config: PanelConfig; action?: ReactNode }) {
  const [query, setQuery] = useSearchParams();
  const filters = readFilters(query);
  const list = useQuery(staffList(config.panel, filters));
  const [openId, setOpenId] = useState<string | null>(null);
  const [delegating, setDelegating] = useState<Delegating | null>(null);
  if (hasStatus(list.error, 403)) return <Refused />;

  const { data } = list;
  const toDelegate = data?.requests.find(({ _id }) => _id === delegating?.requestId);
  return (
    <Page
      title={config.title}
      lead={config.lead}
      action={action}
      back={<Link to={paths.dashboard}>← Dashboard</Link>}
    >
      <StatBand label="Figures" stats={config.stats(data?.stats)} />
      <FilterBar filters={filters} total={data?.pagination.totalRequests} />
      {list.isError ? (
        <QueryFailure
          message={config.failure}
          error={list.error}
          onRetry={() => void list.refetch()}
          isRetrying={list.isFetching}
        />
      ) : (
        <div className={list.isPlaceholderData ? styles.stale : undefined}>
          <ListContent
            config={config}
            list={data}
            hasFilters={query.size > (query.has('page') ? 1 : 0)}
            onOpen={setOpenId}
            onDelegate={(requestId, team) => setDelegating({ requestId, team })}
          />
        </div>
      )}
      {data ? (
        <Pager
          page={data.pagination.currentPage}
          totalPages={data.pagination.totalPages}
          onPage={(page) => setQuery(withPage(query, page))}
        />
      ) : null}
      {openId ? (
        <RequestDialog config={config} requestId={openId} onClose={() => setOpenId(null)} />
      ) : null}
      {delegating && toDelegate ? (
        <DelegateDialog
          request={toDelegate}
          team={delegating.team}
          onClose={() => setDelegating(null)}
        />
      ) : null}
    </Page>
  );
}
