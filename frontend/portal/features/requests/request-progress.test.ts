import { describe, expect, it } from '@jest/globals';
import { progressOf } from './request-progress';

describe('progressOf', () => {
  it('takes the server’s value, zero included', () => {
    expect(progressOf({ status: 'approved', progress: 75 })).toBe(75);
    expect(progressOf({ status: 'completed', progress: 0 })).toBe(0);
  });

  it('falls back to the status', () => {
    expect(progressOf({ status: 'completed' })).toBe(100);
    expect(progressOf({ status: 'in_review' })).toBe(50);
    expect(progressOf({ status: 'approved' })).toBe(20);
  });
});
