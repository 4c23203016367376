import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import type { StaffStatus, Team } from '../../../../api/generated/enums';
import type { StaffRequest } from '../../../../api/types';
import { StatBand } from '../../../../ui/stat-band';
import { FilteredList } from '../../../lists/filtered-list';
import { useFilters } from '../../../lists/use-filters';
import { useSort } from '../../../lists/use-sort';
import { paths } from '../../../paths';
import { Page } from '../../../shell/page';
import { DelegateDialog } from './delegate-dialog';
import type { PanelConfig } from './panels';
import { requestChoices, requestSorts } from './request-choices';
import { ReasonDialog } from './reason-dialog';
import { RequestDialog } from './request-dialog';
import { RequestTable } from './request-table';
import { staffList } from './staff-api';

/** The request itself: a reload may take it out of the list while its dialog is open. */
interface Delegating {
  request: StaffRequest;
  team: Team;
}

interface Asking {
  request: StaffRequest;
  to: StaffStatus;
}

interface StaffPanelProps {
  config: PanelConfig;
  action?: ReactNode;
  nav?: ReactNode;
}

/** The one list behind the admin, manager and support panels. */
export function StaffPanel({ config, action, nav }: StaffPanelProps) {
  const filters = useFilters(requestChoices);
  const sorting = useSort(requestSorts);
  const list = useQuery(staffList(config.panel, filters, sorting.current));
  const [openId, setOpenId] = useState<string | null>(null);
  const [delegating, setDelegating] = useState<Delegating | null>(null);
  const [asking, setAsking] = useState<Asking | null>(null);
  const { data } = list;
  return (
    <Page
      title={config.title}
      lead={config.lead}
      action={action}
      back={<Link to={paths.dashboard}>← Dashboard</Link>}
    >
      {nav}
      <StatBand label="Figures" stats={config.stats(data?.stats)} />
      <FilteredList
        choices={requestChoices}
        filters={filters}
        words={config}
        sorting={sorting}
        query={list}
        page={
          data && {
            ...data.pagination,
            rows: data.requests.length,
            total: data.pagination.totalRequests,
          }
        }
      >
        <RequestTable
          config={config}
          requests={data?.requests ?? []}
          sorting={sorting}
          onOpen={setOpenId}
          onDelegate={(request, team) => setDelegating({ request, team })}
          onAsk={(request, to) => setAsking({ request, to })}
        />
      </FilteredList>
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
      {asking ? (
        <ReasonDialog panel={config.panel} {...asking} onClose={() => setAsking(null)} />
      ) : null}
    </Page>
  );
}
