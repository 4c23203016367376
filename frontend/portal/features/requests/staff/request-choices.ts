import {
  type RequestSort,
  RequestStatusValues,
  ServiceTypeValues,
  UrgencyValues,
} from '../../../../api/generated/enums';
import { serviceTypeLabels, statusLabels, urgencyLabels } from '../../../labels';
import type { ListFilters } from '../../../lists/list-filters';
import type { SortOptions } from '../../../lists/sorting';

export const requestChoices = {
  status: {
    label: 'Status',
    any: 'All statuses',
    values: RequestStatusValues,
    labels: statusLabels,
  },
  serviceType: {
    label: 'Service',
    any: 'All services',
    values: ServiceTypeValues,
    labels: serviceTypeLabels,
  },
  urgency: {
    label: 'Urgency',
    any: 'All urgencies',
    values: UrgencyValues,
    labels: urgencyLabels,
  },
};

export const requestSorts: SortOptions<RequestSort> = [
  { sort: 'created', order: 'desc', label: 'Newest first' },
  { sort: 'created', order: 'asc', label: 'Oldest first' },
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

export type RequestFilters = ListFilters<typeof requestChoices>;
