import {
  RequestStatusValues,
  ServiceTypeValues,
  UrgencyValues,
  type RequestStatus,
  type ServiceType,
  type Urgency,
} from '../../../api/generated/enums';
import { serviceTypeLabels, statusLabels, urgencyLabels } from '../../labels';

/** What the address of a staff list says: filters and page; anything unknown in it is ignored. */
export interface ListFilters {
  page: number;
  search: string;
  status: RequestStatus | '';
  serviceType: ServiceType | '';
  urgency: Urgency | '';
}

export type FilterName = 'search' | 'status' | 'serviceType' | 'urgency';

export const pageSize = 10;

export function readFilters(query: URLSearchParams): ListFilters {
  const page = Number(query.get('page'));
  return {
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    search: query.get('search') ?? '',
    status: oneOf(RequestStatusValues, query.get('status')),
    serviceType: oneOf(ServiceTypeValues, query.get('serviceType')),
    urgency: oneOf(UrgencyValues, query.get('urgency')),
  };
}

/** The address after one filter changed: back to page 1, defaults left out. */
export function withFilter(
  query: URLSearchParams,
  name: FilterName,
  value: string,
): URLSearchParams {
  const after = new URLSearchParams(query);
  after.delete('page');
  if (value === '') after.delete(name);
  else after.set(name, value);
  return after;
}

export function withPage(query: URLSearchParams, page: number): URLSearchParams {
  const after = new URLSearchParams(query);
  if (page <= 1) after.delete('page');
  else after.set('page', String(page));
  return after;
}

/** The query of the call: empty filters are not sent. */
export function toCall({ page, search, status, serviceType, urgency }: ListFilters) {
  return {
    page,
    limit: pageSize,
    ...(status ? { status } : {}),
    ...(serviceType ? { serviceType } : {}),
    ...(urgency ? { urgency } : {}),
    ...(search.trim() ? { search: search.trim() } : {}),
  };
}

export interface Chip {
  name: FilterName;
  label: string;
}

export function chipsOf({ search, status, serviceType, urgency }: ListFilters): Chip[] {
  const chips: Chip[] = [];
  if (search) chips.push({ name: 'search', label: `Search: ${search}` });
  if (status) chips.push({ name: 'status', label: `Status: ${statusLabels[status]}` });
  if (serviceType) {
    chips.push({ name: 'serviceType', label: `Service: ${serviceTypeLabels[serviceType]}` });
  }
  if (urgency) chips.push({ name: 'urgency', label: `Urgency: ${urgencyLabels[urgency]}` });
  return chips;
}

function oneOf<T extends string>(values: readonly T[], value: string | null): T | '' {
  return values.find((known) => known === value) ?? '';
}
