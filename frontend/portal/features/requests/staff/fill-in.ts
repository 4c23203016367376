import type { RequestDetail } from '../../../../api/types';
import { formatDayAndTime } from '../../../../lib/dates';
import type { User } from '../../../session/queries';

type About = Pick<RequestDetail, 'userId' | 'reference' | 'projectName' | 'dueAt'>;

/**
 * Fills the placeholders of a reply in one pass, because a project's name may look like a
 * placeholder.
 */
export function fillIn(body: string, request: About, user: Pick<User, 'firstName'> | undefined) {
  const values: Record<string, string> = {
    firstName: request.userId.firstName,
    reference: request.reference,
    projectName: request.projectName,
    myName: user?.firstName ?? '',
    dueBy: request.dueAt ? formatDayAndTime(request.dueAt) : 'soon',
  };
  return body.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? values[name]! : whole,
  );
}
