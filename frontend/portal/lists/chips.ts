import { formatDate } from '../../lib/dates';
import { allOf, type Filter, type Filters, type ListFilters, valuesIn } from './list-filters';

export interface Chip {
  name: string;
  label: string;
}

export function chipsOf<F extends Filters>(
  filters: F,
  { search, chosen }: ListFilters<F>,
  nameOf: (id: string) => string = (id) => id,
): Chip[] {
  const chips: Chip[] = search ? [{ name: 'search', label: `Search: ${search}` }] : [];
  for (const [name, filter] of Object.entries(filters)) {
    const value: string | undefined = chosen[name];
    if (value !== undefined && value !== allOf)
      chips.push({ name, label: words(filter, value, nameOf) });
  }
  return chips;
}

function words(filter: Filter, value: string, nameOf: (id: string) => string): string {
  if ('many' in filter) {
    const names = valuesIn(value).map((one) => filter.labels[one] ?? nameOf(one));
    return `${filter.many}: ${names.join(', ')}`;
  }
  if ('values' in filter) return `${filter.label}: ${filter.labels[value]}`;
  if ('day' in filter) return `${filter.day}: ${formatDate(value)}`;
  return `${filter.id}: ${nameOf(value)}`;
}
