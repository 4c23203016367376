import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { call } from '../../../api/call';
import { hasCode } from '../../../api/problem';
import type { StaffRequest } from '../../../api/types';
import { Text } from '../../../ui/layout/layout';
import { Menu, MenuItem, MenuRule } from '../../../ui/overlay/menu';
import { sentenceOf } from '../../forms/failure';
import { useSubmit } from '../../forms/use-submit';
import { me } from '../../session/queries';
import { requestPaths } from '../requests/queries';
import { canAssignOthers, colleagues } from './queue-queries';
import { queueWords } from './words';
import styles from './queue.module.css';

const words = queueWords.assignee;

type Assigned = Pick<
  StaffRequest,
  '_id' | 'projectName' | 'version' | 'assignee' | 'assignedTo' | 'status'
>;

const closed = ['completed', 'rejected', 'withdrawn'];

export function AssigneeMenu({ request }: { request: Assigned }) {
  const { data: user } = useQuery(me());
  const { data: people = [] } = useQuery(colleagues());
  const { data: mayAssignOthers = false } = useQuery(canAssignOthers());
  const change = useSubmit({
    send: (assigneeId: string | null) =>
      call('PUT /api/requests/{id}/assignee', { path: { id: request._id } }).send({
        ...(assigneeId ? { assigneeId } : {}),
        version: request.version,
      }),
    failure: (error) =>
      hasCode(error, 'already_taken')
        ? error.message
        : sentenceOf(error, 'It could not be assigned.'),
    failsIn: 'toast',
    stale: [...requestPaths, '/api/colleagues'],
    done: ({ message }) => message,
  });
  const { assignee, assignedTo } = request;
  const name = assignee ? `${assignee.firstName} ${assignee.lastName}` : words.none;
  const others = people.filter(
    ({ role, _id }) => (role === assignedTo || role === 'admin') && _id !== user?._id,
  );
  const isMine = assignee?._id === user?._id;
  const canTake = user !== undefined && !assignee;
  const canRelease = assignee !== null && (isMine || mayAssignOthers);
  const canGive = mayAssignOthers && others.length > 0;
  const isFixed = !assignedTo || closed.includes(request.status);
  if (isFixed || !(canTake || canRelease || canGive)) {
    return <span className={styles.calm}>{assignee ? name : '–'}</span>;
  }
  return (
    <Menu
      label={`${words.label} of ${request.projectName}`}
      trigger={
        <button
          type="button"
          className={assignee ? styles.person : `${styles.person} ${styles.nobody}`}
          aria-label={`${assignee?.firstName ?? name}: assignee of ${request.projectName}`}
          title={name}
          data-key="assign"
          disabled={change.isPending}
        >
          {assignee ? (
            <span
              className={styles.initials}
              data-initials={`${assignee.firstName[0]}${assignee.lastName[0]}`}
              aria-hidden="true"
            />
          ) : null}
          <span className={styles.personName}>{assignee?.firstName ?? name}</span>
          {assignee ? null : <ChevronDown aria-hidden="true" size={14} />}
        </button>
      }
    >
      {canTake ? <MenuItem onSelect={() => change.submit(user._id)}>{words.take}</MenuItem> : null}
      {canRelease ? (
        <MenuItem onSelect={() => change.submit(null)}>{words.release}</MenuItem>
      ) : null}
      {canGive && (canTake || canRelease) ? <MenuRule /> : null}
      {canGive
        ? others.map((person) => (
            <MenuItem key={person._id} onSelect={() => change.submit(person._id)}>
              {person.firstName} {person.lastName}
              <Text as="span" soft size={1} className={styles.load}>
                {person.isAway ? 'away' : `${person.openRequests} open`}
              </Text>
            </MenuItem>
          ))
        : null}
    </Menu>
  );
}
