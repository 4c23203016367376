import { describe, expect, it } from '@jest/globals';
import type { Lead } from '../../../api/call';
import { replyWords } from './words';

const now = new Date('2026-11-21T12:00:00Z');
const words = (state: Lead['state'], replyDueAt: string | null) =>
  replyWords({ state, replyDueAt } as Lead, now);

describe('replyWords', () => {
  it('shows the response deadline until the first response', () => {
    expect(words('new', '2026-11-23T10:07:00Z')).toMatch(/^Answer due 23 Nov 2026/);
    expect(words('new', '2026-11-20T10:07:00Z')).toMatch(/^Answer was due 20 Nov 2026/);
    expect(words('contacted', '2026-11-20T10:07:00Z')).toBeNull();
    expect(words('new', null)).toBeNull();
  });
});
