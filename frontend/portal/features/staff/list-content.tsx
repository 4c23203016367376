import { Link, useSearchParams } from 'react-router-dom';
import type { Team } from '../../../api/generated/enums';
import type { StaffRequest } from '../../../api/types';
import { Button, buttonClass } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { Skeleton } from '../../../ui/skeleton';
import { paths } from '../../paths';
import type { PanelConfig } from './panels';
import { RequestTable } from './request-table';
import type { StaffList } from './staff-api';

interface ListContentProps {
  config: PanelConfig;
  list: StaffList | undefined;
  hasFilters: boolean;
  onOpen: (requestId: string) => void;
  onDelegate: (request: StaffRequest, team: Team) => void;
}

/** The table, or why there is none. */
export function ListContent({ config, list, hasFilters, onOpen, onDelegate }: ListContentProps) {
  const [, setQuery] = useSearchParams();
  if (!list) return <Skeleton label={config.loading} lines={9} />;
  if (list.requests.length > 0) {
    return (
      <RequestTable
        config={config}
        requests={list.requests}
        onOpen={onOpen}
        onDelegate={onDelegate}
      />
    );
  }
  if (hasFilters || list.pagination.totalRequests > 0) {
    return (
      <EmptyState
        title="No requests match"
        text="Nothing fits these filters on this page."
        action={
          <Button variant="secondary" onClick={() => setQuery({})}>
            Clear All Filters
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      {...config.empty}
      action={
        <Link to={paths.dashboard} className={buttonClass({ variant: 'secondary' })}>
          Back to Dashboard
        </Link>
      }
    />
  );
}
