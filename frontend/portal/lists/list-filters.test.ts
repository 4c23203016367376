import { describe, expect, it } from '@jest/globals';
import { chipsOf, noFilters, readFilters, toCall } from './list-filters';
import { withValues } from './use-address';

const choices = {
  status: {
    label: 'Status',
    any: 'All statuses',
    values: ['pending', 'in_review'],
    labels: { pending: 'Pending', in_review: 'In review' },
  },
  urgency: {
    label: 'Urgency',
    any: 'All urgencies',
    values: ['low', 'high'],
    labels: { low: 'Low', high: 'High' },
  },
} as const;

const query = (text: string) => new URLSearchParams(text);
const read = (text: string) => readFilters(choices, query(text));

describe('filters of a list', () => {
  it('are read from the address, ignoring unknown values', () => {
    expect(read('status=pending&urgency=nonsense&other=x&page=3&search=stock')).toEqual({
      page: 3,
      search: 'stock',
      chosen: { status: 'pending' },
    });
    expect(read('page=-2').page).toBe(1);
    expect(read('page=1.5').page).toBe(1);
  });

  it('are cleared together, keeping the order and what is open', () => {
    const all = query('search=a&status=pending&boat=7&sort=client&order=desc&page=3');
    const cleared = withValues(all, noFilters(choices));
    expect(cleared.toString()).toBe('boat=7&sort=client&order=desc');
  });

  it('send only what is set', () => {
    expect(toCall(read('search=%20'))).toEqual({ page: 1, limit: 10 });
    expect(toCall(read('search=%20a&urgency=low'))).toEqual({
      page: 1,
      limit: 10,
      search: 'a',
      urgency: 'low',
    });
  });

  it('show one chip per filter', () => {
    const chips = chipsOf(choices, read('status=in_review&search=x'));
    expect(chips.map(({ label }) => label)).toEqual(['Search: x', 'Status: In review']);
  });
});
