import { ApiError } from '../../../../api/problem';
import { formatDayAndTime } from '../../../../lib/dates';
import { teamLabels } from '../../../labels';

/** The assignee in a 409 `already_delegated`: "Now with Support, by …". */
export function currentAssignee(error: unknown): string {
  if (!(error instanceof ApiError)) return '';
  const { assignedTo, delegatedAt, delegatedBy } = error.problem.current ?? {};
  if (assignedTo !== 'manager' && assignedTo !== 'support') return '';
  const by = nameOf(delegatedBy);
  const when = typeof delegatedAt === 'string' ? formatDayAndTime(delegatedAt) : '';
  return `Now with ${teamLabels[assignedTo]}${by ? `, delegated by ${by}` : ''}${when ? ` on ${when}` : ''}.`;
}

function nameOf(person: unknown): string {
  if (typeof person === 'string') return person;
  if (typeof person !== 'object' || person === null) return '';
  const { firstName, lastName } = person as { firstName?: unknown; lastName?: unknown };
  return [firstName, lastName].filter((part) => typeof part === 'string').join(' ');
}
