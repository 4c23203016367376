import type { RequestDetail } from '../../../../api/types';
import { formatDayAndTime } from '../../../../lib/dates';
import type { User } from '../../../session/queries';

type About = Pick<RequestDetail, 'userId' | 'reference' | 'projectName' | 'dueAt'>;

/**
 * The reply with its placeholders filled. All in one go: what a client calls their project may look
 * like a placeholder, and stays what it is.
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
