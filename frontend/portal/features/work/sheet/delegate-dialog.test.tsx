import { describe, expect, it } from '@jest/globals';
import { ApiError } from '../../../../api/problem';
import { formatDayAndTime } from '../../../../lib/dates';
import { currentAssignee } from './delegate-dialog';

const refused = (current: Record<string, unknown>) =>
  new ApiError(409, { code: 'already_delegated', message: 'Already delegated.', current });

const delegatedAt = '2026-11-21T09:30:00Z';

describe('currentAssignee', () => {
  it('names the assignee, the time and the delegator', () => {
    const text = currentAssignee(
      refused({
        assignedTo: 'support',
        delegatedAt,
        delegatedBy: { firstName: 'Priya', lastName: 'Raman' },
      }),
    );
    expect(text).toBe(
      `Now with Support, delegated by Priya Raman on ${formatDayAndTime(delegatedAt)}.`,
    );
  });

  it('leaves out unknown facts', () => {
    expect(currentAssignee(refused({ assignedTo: 'manager' }))).toBe('Now with Manager.');
    expect(currentAssignee(refused({}))).toBe('');
    expect(currentAssignee(new Error('x'))).toBe('');
  });
});
