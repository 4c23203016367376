import type { Panel } from '../../../../api/call';
import { withValues } from '../../../lists/use-address';
import type { SavedViews } from './saved-views';
import { viewWords } from './view-words';

const open = 'status=pending,assigned,in_review,approved';
const dueFirst = 'sort=due&order=asc';

export interface View {
  id: string;
  label: string;
  /** Search params of the list. */
  filters: string;
}

/** A view that a user has saved. */
export const viewOf = ({ _id: id, name: label, filters }: SavedViews['views'][number]): View => ({
  id,
  label,
  filters,
});

export const builtInViews: readonly View[] = [
  { id: 'open', label: viewWords.open, filters: `${open}&${dueFirst}` },
  { id: 'mine', label: viewWords.mine, filters: `${open}&assignee=me&${dueFirst}` },
  { id: 'unassigned', label: viewWords.unassigned, filters: `${open}&assignee=none&${dueFirst}` },
  { id: 'waiting', label: viewWords.waiting, filters: `${open}&turn=us&${dueFirst}` },
  { id: 'overdue', label: viewWords.overdue, filters: `${open}&due=overdue&${dueFirst}` },
  { id: 'all', label: viewWords.all, filters: 'status=all' },
];

const places = ['page', 'queue', 'request'];

/** The filters in a fixed order, so that equal ones compare equal. */
export function filtersIn(params: URLSearchParams): string {
  const kept = [...params].filter(([name, value]) => !places.includes(name) && value !== '');
  kept.sort(([a], [b]) => (a < b ? -1 : 1));
  // Commas need no encoding, and addresses are easier to read without.
  return new URLSearchParams(kept).toString().replaceAll('%2C', ',');
}

export const sameFilters = (a: string, b: string): boolean =>
  filtersIn(new URLSearchParams(a)) === filtersIn(new URLSearchParams(b));

/** Without filters in its address, a queue opens with a view. */
export const hasFilters = (params: URLSearchParams): boolean => filtersIn(params) !== '';

export const listSearch = (params: URLSearchParams): string =>
  withValues(params, { queue: null }).toString();

export const besideQueue = (panel: Panel, params: URLSearchParams): string =>
  `?${withValues(params, { queue: panel })}`;
