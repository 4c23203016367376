import { describe, expect, it } from '@jest/globals';
import { mergeNewest } from './use-thread';

const part = (ids: string, before: string | null = null) => ({
  entries: [...ids].map((_id) => ({ _id })),
  before,
});
const idsOf = ({ entries }: { entries: readonly { _id: string }[] }) =>
  entries.map(({ _id }) => _id).join('');

describe('The newest entries', () => {
  it('are added to the entries read so far', () => {
    const merged = mergeNewest(part('abcdef', 'a'), part('efg', 'e'));
    expect([idsOf(merged), merged.before]).toEqual(['abcdefg', 'a']);
  });

  it('change nothing if already known', () => {
    const read = part('abc', 'a');
    expect(mergeNewest(read, part('bc', 'b'))).toBe(read);
  });

  it('restart the thread if entries may be missing', () => {
    expect(idsOf(mergeNewest(part('abc', 'a'), part('xyz', 'x')))).toBe('xyz');
  });

  it('are the whole thread at first', () => {
    expect(idsOf(mergeNewest(part(''), part('ab')))).toBe('ab');
    expect(idsOf(mergeNewest(part('a'), part('ab')))).toBe('ab');
  });
});
