import {
  RequestStatusValues,
  type RequestSort,
  ServiceTypeValues,
} from '../../../../api/generated/enums';
import { clientStatusLabels, serviceTypeLabels } from '../../../labels';
import type { SortOptions } from '../../../lists/sorting';

export const myRequestChoices = {
  status: {
    label: 'Status',
    any: 'All statuses',
    values: RequestStatusValues,
    labels: clientStatusLabels,
  },
  serviceType: {
    label: 'Service',
    any: 'All services',
    values: ServiceTypeValues,
    labels: serviceTypeLabels,
  },
};

export const myRequestSorts: SortOptions<RequestSort> = [
  { sort: 'created', order: 'desc', label: 'Newest first' },
  { sort: 'created', order: 'asc', label: 'Oldest first' },
  { sort: 'updated', order: 'desc', label: 'Last changed' },
  { sort: 'project', order: 'asc', label: 'Project, A to Z' },
  { sort: 'status', order: 'asc', label: 'Status, first steps first' },
  { sort: 'urgency', order: 'desc', label: 'Most urgent first' },
];
