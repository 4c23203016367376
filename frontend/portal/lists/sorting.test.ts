import { describe, expect, it } from '@jest/globals';
import { pressed, readSort, type SortOptions, toOrder } from './sorting';

const options: SortOptions<'created' | 'name'> = [
  { sort: 'created', order: 'desc', label: 'Newest first' },
  { sort: 'created', order: 'asc', label: 'Oldest first' },
  { sort: 'name', order: 'asc', label: 'A to Z' },
  { sort: 'name', order: 'desc', label: 'Z to A' },
];
const query = (text: string) => new URLSearchParams(text);
const read = (text: string) => readSort(options, query(text));

describe('the order of a list', () => {
  it('is read from the address, ignoring unknown values', () => {
    expect(read('').label).toBe('Newest first');
    expect(read('sort=name').label).toBe('A to Z');
    expect(read('sort=name&order=desc').label).toBe('Z to A');
    expect(read('sort=price&order=desc').label).toBe('Newest first');
    expect(read('sort=name&order=up').label).toBe('Newest first');
  });

  it('reverses on the second press of its column', () => {
    const first = pressed(options, read(''), 'name');
    expect(first.label).toBe('A to Z');
    expect(pressed(options, first, 'name').label).toBe('Z to A');
    expect(pressed(options, read(''), 'created').label).toBe('Oldest first');
  });

  it('is sent only if it is not the default', () => {
    expect(toOrder(options, read(''))).toEqual({});
    expect(toOrder(options, read('sort=name'))).toEqual({ sort: 'name', order: 'asc' });
  });
});
