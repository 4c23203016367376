import { describe, expect, it } from '@jest/globals';
import { filtersIn, sameFilters } from './queue-views';

const searchIn = (filters: string) => new URLSearchParams(filters).get('search');

describe('filtersIn', () => {
  it.each(['R&D', 'C++', 'a=b #1', '100 %', '50%25', 'Müller'])(
    'keeps a search for %s',
    (search) => {
      const typed = new URLSearchParams({ page: '2', search, status: 'pending,assigned' });
      const saved = filtersIn(typed);
      expect(searchIn(saved)).toBe(search);
      expect(filtersIn(new URLSearchParams(saved))).toBe(saved);
    },
  );

  it('leaves out the place in the list', () => {
    expect(filtersIn(new URLSearchParams('page=2&queue=admin&request=1&status=all'))).toBe(
      'status=all',
    );
  });
});

it('sameFilters ignores order and encoding', () => {
  expect(
    sameFilters('sort=due&status=pending,assigned', 'status=pending%2Cassigned&sort=due'),
  ).toBe(true);
});
