import { describe, expect, it } from '@jest/globals';
import { mergeNewest } from './merge-newest';

const part = (ids: string, before: string | null = null) => ({
  entries: [...ids].map((_id) => ({ _id })),
  before,
});
const idsOf = ({ entries }: { entries: readonly { _id: string }[] }) =>
  entries.map(({ _id }) => _id).join('');

describe('The newest entries', () => {
  it('are added to what was read, which stays', () => {
    const merged = mergeNewest(part('abcdef', 'a'), part('efg', 'e'));
    expect([idsOf(merged), merged.before]).toEqual(['abcdefg', 'a']);
  });

  it('change nothing where they are known', () => {
    const read = part('abc', 'a');
    expect(mergeNewest(read, part('bc', 'b'))).toBe(read);
  });

  it('begin anew where some in between may be missing', () => {
    expect(idsOf(mergeNewest(part('abc', 'a'), part('xyz', 'x')))).toBe('xyz');
  });

  it('are all there is where nothing was read', () => {
    expect(idsOf(mergeNewest(part(''), part('ab')))).toBe('ab');
    expect(idsOf(mergeNewest(part('a'), part('ab')))).toBe('ab');
  });
});
