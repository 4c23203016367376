import { describe, expect, it } from '@jest/globals';
import { chipsOf, readFilters, toCall, withFilter, withPage } from './list-filters';

const query = (text: string) => new URLSearchParams(text);

describe('filters of the staff lists', () => {
  it('are read from the address, ignoring what the API does not know', () => {
    expect(readFilters(query('status=pending&serviceType=nonsense&page=3&search=stock'))).toEqual({
      page: 3,
      search: 'stock',
      status: 'pending',
      serviceType: '',
      urgency: '',
    });
    expect(readFilters(query('page=-2')).page).toBe(1);
    expect(readFilters(query('page=1.5')).page).toBe(1);
  });

  it('go back to page 1 whenever one changes, and leave defaults out of the address', () => {
    expect(withFilter(query('page=4&status=pending'), 'urgency', 'high').toString()).toBe(
      'status=pending&urgency=high',
    );
    expect(withFilter(query('status=pending'), 'status', '').toString()).toBe('');
    expect(withPage(query('page=2&search=a'), 1).toString()).toBe('search=a');
  });

  it('send only what is set', () => {
    expect(toCall(readFilters(query('search=%20')))).toEqual({ page: 1, limit: 10 });
  });

  it('show one chip a filter', () => {
    expect(
      chipsOf(readFilters(query('status=in_review&search=x'))).map(({ label }) => label),
    ).toEqual(['Search: x', 'Status: In review']);
  });
});
