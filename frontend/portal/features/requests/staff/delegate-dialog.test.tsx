import { describe, expect, it } from '@jest/globals';
import { ApiError } from '../../../../api/problem';
import { currentAssignee } from './delegate-dialog';

const refused = (current: Record<string, unknown>) =>
  new ApiError(409, { code: 'already_delegated', message: 'Already delegated.', current });

describe('currentAssignee', () => {
  it('names the assignee, the time and the delegator', () => {
    const text = currentAssignee(
      refused({
        assignedTo: 'support',
        delegatedAt: '2026-11-21T09:30:00Z',
        delegatedBy: { firstName: 'Priya', lastName: 'Raman' },
      }),
    );
    expect(text).toMatch(/^Now with Support, delegated by Priya Raman on 21 Nov 2026, \d\d:30\.$/);
  });

  it('leaves out unknown facts', () => {
    expect(currentAssignee(refused({ assignedTo: 'manager' }))).toBe('Now with Manager.');
    expect(currentAssignee(refused({}))).toBe('');
    expect(currentAssignee(new Error('x'))).toBe('');
  });
});
