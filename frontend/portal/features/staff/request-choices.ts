import {
  RequestStatusValues,
  ServiceTypeValues,
  UrgencyValues,
} from '../../../api/generated/enums';
import { serviceTypeLabels, statusLabels, urgencyLabels } from '../../labels';
import type { ListFilters } from '../../lists/list-filters';

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

export type RequestFilters = ListFilters<typeof requestChoices>;
