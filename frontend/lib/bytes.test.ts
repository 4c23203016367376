import { expect, it } from '@jest/globals';
import { formatBytes } from './bytes';

it.each([
  [1, '1 kB'],
  [48_213, '48 kB'],
  [2_600_000, '2.6 MB'],
  [26_214_400, '26.2 MB'],
])('%p bytes are %p', (bytes, text) => expect(formatBytes(bytes)).toBe(text));
