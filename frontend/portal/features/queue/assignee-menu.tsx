import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { hasCode } from '../../../api/problem';
import type { StaffRequest } from '../../../api/types';
import { Menu, MenuItem, MenuRule } from '../../../ui/overlay/menu';
import { sentenceOf } from '../../forms/failure';
import { useSubmit } from '../../forms/use-submit';
import { me } from '../../session/queries';
import { requestsKey } from '../requests/queries';
import { assignRequest } from './queue-api';
import { colleagues } from './queue-queries';
import { queueWords } from './words';
import styles from './queue.module.css';

const words = queueWords.assignee;

type Assigned = Pick<
  StaffRequest,
  '_id' | 'projectName' | 'version' | 'assignee' | 'assignedTo' | 'status'
>;

const closed = ['completed', 'rejected', 'withdrawn'];

/** Who answers for it; a press takes it, releases it, or gives it to a colleague. */
export function AssigneeMenu({ request }: { request: Assigned }) {
  const { data: user } = useQuery(me());
  const { data: people = [] } = useQuery(colleagues());
  const queryClient = useQueryClient();
  const change = useSubmit({
    send: (assigneeId: string | null) => assignRequest(request._id, assigneeId, request.version),
    failure: (error) =>
      hasCode(error, 'already_taken')
        ? error.message
        : sentenceOf(error, 'It could not be assigned.'),
    failsIn: 'toast',
    stale: [requestsKey, ['colleagues']],
    done: ({ message }) => message,
    onDone: () => queryClient.invalidateQueries({ queryKey: requestsKey }),
  });
  const { assignee, assignedTo } = request;
  const name = assignee ? `${assignee.firstName} ${assignee.lastName}` : words.none;
  if (!assignedTo || closed.includes(request.status)) {
    return <span className={styles.calm}>{assignee ? name : '–'}</span>;
  }
  const others = people.filter(
    ({ role, _id }) => (role === assignedTo || role === 'admin') && _id !== user?._id,
  );
  const isMine = assignee?._id === user?._id;
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
          {assignee ? initials(assignee) : null}
          <span className={styles.personName}>{assignee?.firstName ?? name}</span>
          {assignee ? null : <ChevronDown aria-hidden="true" size={14} />}
        </button>
      }
    >
      {user && !isMine ? (
        <MenuItem onSelect={() => change.submit(user._id)}>{words.take}</MenuItem>
      ) : null}
      {assignee ? <MenuItem onSelect={() => change.submit(null)}>{words.release}</MenuItem> : null}
      {others.length > 0 ? <MenuRule /> : null}
      {others.map((person) => (
        <MenuItem key={person._id} onSelect={() => change.submit(person._id)}>
          {person.firstName} {person.lastName}
          <span className={styles.load}>
            {person.isAway ? 'away' : `${person.openRequests} open`}
          </span>
        </MenuItem>
      ))}
    </Menu>
  );
}

const initials = ({ firstName, lastName }: { firstName: string; lastName: string }) => (
  <span className={styles.initials} aria-hidden="true">
    {firstName[0]}
    {lastName[0]}
  </span>
);
