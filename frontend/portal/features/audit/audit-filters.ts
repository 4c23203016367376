import { useSearchParams } from 'react-router-dom';
import { AuditGroupValues, AuditObjectValues } from '../../../api/generated/enums';
import type { AuditEntry } from '../../../api/types';
import { formatDate } from '../../../lib/dates';
import { groupLabels, objectLabels } from '../../audit/audit-words';
import { type Chip, type ListFilters, toCall, toQuery } from '../../lists/list-filters';
import { useFilters } from '../../lists/use-filters';

export const auditChoices = {
  group: {
    label: 'What happened',
    any: 'Everything',
    values: AuditGroupValues,
    labels: groupLabels,
  },
  objectType: {
    label: 'Done to',
    any: 'Anything',
    values: AuditObjectValues,
    labels: objectLabels,
  },
};

/** Beside the closed sets: days, and the one person whose entries are read. */
interface MoreAuditFilters {
  from?: string;
  to?: string;
  person?: string;
}

export interface AuditFilters extends ListFilters<typeof auditChoices> {
  more: MoreAuditFilters;
}

/** What the address says about the log; anything malformed in it is ignored. */
export function useAuditFilters(): AuditFilters {
  const [query] = useSearchParams();
  return { ...useFilters(auditChoices), more: readMore(query) };
}

export function readMore(query: URLSearchParams): MoreAuditFilters {
  const [from, to, person] = ['from', 'to', 'person'].map((name) => query.get(name) ?? '');
  return {
    ...(isDay(from) ? { from } : {}),
    ...(isDay(to) ? { to } : {}),
    ...(person && UUID.test(person) ? { person } : {}),
  };
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

function isDay(text: string | undefined): text is string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text ?? '')) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text!);
}

export const auditQuery = (filters: AuditFilters) => ({ ...toQuery(filters), ...filters.more });
export const auditCall = (filters: AuditFilters) => ({ ...toCall(filters), ...filters.more });

/** A chip for each of them; the person is called as the entries on this page call them. */
export function moreChips(
  { from, to, person }: MoreAuditFilters,
  entries: readonly AuditEntry[],
): Chip[] {
  return [
    ...(from ? [{ name: 'from', label: `From: ${formatDate(from)}` }] : []),
    ...(to ? [{ name: 'to', label: `To: ${formatDate(to)}` }] : []),
    ...(person ? [{ name: 'person', label: `Person: ${nameIn(entries, person)}` }] : []),
  ];
}

function nameIn(entries: readonly AuditEntry[], id: string): string {
  for (const { actor, object } of entries) {
    if (actor?.id === id && actor.name) return actor.name;
    if (object?.id === id && object.label) return object.label;
  }
  return 'one account';
}
