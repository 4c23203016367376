import { ApiError } from '../../../../api/problem';
import { formatDayAndTime } from '../../../../lib/dates';
import { teamLabels } from '../../../labels';
import { nowWith } from '../words';

/** The assignee in a 409 `already_delegated`: "Now with Support, by …". */
export function currentAssignee(error: unknown): string {
  if (!(error instanceof ApiError)) return '';
  const { assignedTo, delegatedAt, delegatedBy } = error.problem.current ?? {};
  if (assignedTo !== 'manager' && assignedTo !== 'support') return '';
  const by = nameOf(delegatedBy);
  const when = typeof delegatedAt === 'string' ? formatDayAndTime(delegatedAt) : '';
  return nowWith(teamLabels[assignedTo], by, when);
}

function nameOf(person: unknown): string {
  if (typeof person === 'string') return person;
  if (typeof person !== 'object' || person === null) return '';
  const { firstName, lastName } = person as { firstName?: unknown; lastName?: unknown };
  return [firstName, lastName].filter((part) => typeof part === 'string').join(' ');
}
