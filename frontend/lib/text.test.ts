import { describe, expect, it } from '@jest/globals';
import { count, truncate } from './text';

describe('truncate', () => {
  it('cuts at a whole character and marks the cut', () => {
    expect(truncate('abcdef', 3)).toBe('abc…');
    expect(truncate('🌾🌾🌾', 2)).toBe('🌾🌾…');
  });

  it('only replaces line breaks in a short text', () => {
    expect(truncate('one\n two', 50)).toBe('one two');
  });
});

describe('count', () => {
  it('uses singular or plural', () => {
    expect([count(1, 'request'), count(0, 'request'), count(1200, 'request')]).toEqual([
      '1 request',
      '0 requests',
      '1,200 requests',
    ]);
  });
});
