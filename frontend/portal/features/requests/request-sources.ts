import {
  type Panel,
  type RequestSort,
  RequestStatusValues,
  ServiceTypeValues,
  ReportTeamValues,
  UrgencyValues,
} from '../../../api/generated/enums';
import { RequestStatusWords } from '../../../api/generated/words/request-status';
import { ServiceTypeWords } from '../../../api/generated/words/service-type';
import { UrgencyWords } from '../../../api/generated/words/urgency';
import { ReportTeamWords } from '../../../api/generated/words/report-team';
import { clientStatusLabels } from '../../labels';
import { choice } from '../../lists/list-filters';
import { listSource } from '../../lists/list-source';
import type { SortOptions } from '../../lists/sorting';

const serviceType = choice('Service', 'All services', ServiceTypeValues, ServiceTypeWords);

const status = { label: 'Status', any: 'All statuses', values: RequestStatusValues };

const mySorts: SortOptions<RequestSort> = [
  { sort: 'created', order: 'desc', label: 'Newest first' },
  { sort: 'created', order: 'asc', label: 'Oldest first' },
  { sort: 'updated', order: 'desc', label: 'Last changed' },
  { sort: 'project', order: 'asc', label: 'Project, A to Z' },
  { sort: 'status', order: 'asc', label: 'Status, first steps first' },
  { sort: 'urgency', order: 'desc', label: 'Most urgent first' },
];

export const myRequestSource = listSource({
  path: '/api/get-requests',
  filters: { status: { ...status, labels: clientStatusLabels }, serviceType },
  sorts: mySorts,
});

const staffSorts: SortOptions<RequestSort> = [
  { sort: 'created', order: 'desc', label: 'Newest first' },
  { sort: 'created', order: 'asc', label: 'Oldest first' },
  { sort: 'due', order: 'asc', label: 'Due first' },
  { sort: 'due', order: 'desc', label: 'Due last' },
  { sort: 'project', order: 'asc', label: 'Project, A to Z' },
  { sort: 'project', order: 'desc', label: 'Project, Z to A' },
  { sort: 'client', order: 'asc', label: 'Client, A to Z' },
  { sort: 'client', order: 'desc', label: 'Client, Z to A' },
  { sort: 'service', order: 'asc', label: 'Service, A to Z' },
  { sort: 'service', order: 'desc', label: 'Service, Z to A' },
  { sort: 'status', order: 'asc', label: 'Status, first steps first' },
  { sort: 'status', order: 'desc', label: 'Status, last steps first' },
  { sort: 'budget', order: 'desc', label: 'Largest budget first' },
  { sort: 'budget', order: 'asc', label: 'Smallest budget first' },
  { sort: 'urgency', order: 'desc', label: 'Most urgent first' },
  { sort: 'urgency', order: 'asc', label: 'Least urgent first' },
];

const many = (label: string, values: readonly string[], labels: Record<string, string>) => ({
  many: label,
  values,
  labels,
});

export const queueFilters = {
  status: many('Status', RequestStatusValues, RequestStatusWords),
  serviceType: many('Service', ServiceTypeValues, ServiceTypeWords),
  urgency: many('Urgency', UrgencyValues, UrgencyWords),
  team: many('Team', ReportTeamValues, ReportTeamWords),
  assignee: {
    ...many('Assignee', ['me', 'none'], { me: 'Me', none: 'Nobody' }),
    ids: true as const,
  },
  due: many('Due', ['overdue', 'today', 'week', 'none'], {
    overdue: 'Overdue',
    today: 'Today',
    week: 'Within 7 days',
    none: 'Nothing due',
  }),
  turn: many('Whose move', ['us', 'client'], { us: 'Ours', client: 'The client’s' }),
  from: { day: 'From', notAfter: 'to' },
  to: { day: 'To', notBefore: 'from' },
};

/** The server decides which requests each panel lists. */
export const staffPaths = {
  admin: '/api/admin-requests',
  manager: '/api/manager-requests',
  support: '/api/support-requests',
} as const;

const staffSource = (panel: Panel) =>
  listSource({ path: staffPaths[panel], pageSize: 25, filters: queueFilters, sorts: staffSorts });

export const staffSources = {
  admin: staffSource('admin'),
  manager: staffSource('manager'),
  support: staffSource('support'),
};
