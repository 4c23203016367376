import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { hasStatus } from '../../../api/problem';
import type { Team } from '../../../api/generated/enums';
import type { StaffRequest } from '../../../api/types';
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

/** The request itself: a reload may take it out of the list while the dialog still speaks of it. */
interface Delegating {
  request: StaffRequest;
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
      ) : null}
      {data || !list.isError ? (
        <div className={list.isPlaceholderData || list.isError ? styles.stale : undefined}>
          <ListContent
            config={config}
            list={data}
            hasFilters={query.size > (query.has('page') ? 1 : 0)}
            onOpen={setOpenId}
            onDelegate={(request, team) => setDelegating({ request, team })}
          />
        </div>
      ) : null}
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
      {delegating ? (
        <DelegateDialog
          request={delegating.request}
          team={delegating.team}
          onClose={() => setDelegating(null)}
        />
      ) : null}
    </Page>
  );
}
