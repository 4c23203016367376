import { call, type StaffRequest, useQuery } from '../../../../api/call';
import { type Team, TeamValues } from '../../../../api/generated/enums';
import { hasCode } from '../../../../api/problem';
import { Text } from '../../../../ui/layout/layout';
import { Menu, MenuHeading, MenuItem, MenuRule } from '../../../../ui/overlay/menu';
import { TeamWords } from '../../../../api/generated/words/team';
import { sentenceOf } from '../../../forms/failure';
import { useSubmit } from '../../../forms/use-submit';
import { me } from '../../../session/queries';
import { isClosed } from '../../requests/request-progress';
import { canAssignOthers, colleagues } from './colleagues';
import { queueWords } from '../words';
import styles from './assignee-menu.module.css';

const words = queueWords.assignee;

type Assigned = Pick<
  StaffRequest,
  '_id' | 'projectName' | 'version' | 'assignee' | 'assignedTo' | 'status'
>;

/** Asked for once by a list, not by each of its rows. */
export function useAssigners() {
  const { data: user } = useQuery(me());
  const { data: people = [] } = useQuery(colleagues());
  const { data: mayAssignOthers = false } = useQuery(canAssignOthers());
  return { user, people, mayAssignOthers };
}

interface AssigneeMenuProps {
  request: Assigned;
  assigners: ReturnType<typeof useAssigners>;
  /** An avatar alone, its name in the tooltip; by default the name is beside it. */
  look?: 'avatar';
  withTeam?: boolean;
  /** Offers the teams if the request has none yet. */
  onDelegate?: (team: Team) => void;
}

export function AssigneeMenu(props: AssigneeMenuProps) {
  const { request, look, withTeam = false, onDelegate } = props;
  const { user, people, mayAssignOthers } = props.assigners;
  const change = useSubmit({
    send: (assigneeId: string | null) =>
      call('PUT /api/requests/{id}/assignee', { path: { id: request._id } }).send({
        ...(assigneeId ? { assigneeId } : {}),
        version: request.version,
      }),
    failure: (error) => (hasCode(error, 'already_taken') ? error.message : sentenceOf(error)),
    done: ({ message }) => message,
  });
  const { assignee, assignedTo } = request;
  const name = assignee ? `${assignee.firstName} ${assignee.lastName}` : words.none;
  const others = people.filter(
    ({ role, _id }) => (role === assignedTo || role === 'admin') && _id !== user?._id,
  );
  const isMine = assignee?._id === user?._id;
  const isOpen = assignedTo !== null && !isClosed(request);
  const canTake = isOpen && user !== undefined && !assignee;
  const canRelease = isOpen && assignee !== null && (isMine || mayAssignOthers);
  const canGive = isOpen && mayAssignOthers && others.length > 0;
  const canDelegate = onDelegate !== undefined && !assignedTo && request.status === 'pending';
  const team = withTeam && assignedTo ? TeamWords[assignedTo] : null;
  const face = (
    <>
      <span
        className={styles.face}
        data-initials={assignee ? `${assignee.firstName[0]}${assignee.lastName[0]}` : '+'}
        data-state={assignee ? undefined : 'nobody'}
        aria-hidden="true"
      />
      {team ? <span className={styles.team} data-initials={team[0]} aria-hidden="true" /> : null}
      <span className={look ? 'visually-hidden' : 'clipped'}>{assignee?.firstName ?? name}</span>
    </>
  );
  const title = team ? `${name}, ${team}` : name;
  if (!(canDelegate || canTake || canRelease || canGive)) {
    return (
      <span className={styles.fixed} title={title}>
        {assignee ? (
          face
        ) : (
          <Text as="span" soft>
            –
          </Text>
        )}
      </span>
    );
  }
  return (
    <Menu
      label={`${words.label} of ${request.projectName}`}
      trigger={
        <button
          type="button"
          className={styles.person}
          aria-label={words.of(assignee?.firstName ?? name, request.projectName)}
          title={title}
          data-key="assign"
          disabled={change.isPending}
        >
          {face}
        </button>
      }
    >
      {team ? <MenuHeading>{team}</MenuHeading> : null}
      {canDelegate
        ? TeamValues.map((one) => (
            <MenuItem key={one} onSelect={() => onDelegate(one)}>
              {words.delegate(TeamWords[one])}
            </MenuItem>
          ))
        : null}
      {canTake ? <MenuItem onSelect={() => change.submit(user._id)}>{words.take}</MenuItem> : null}
      {canRelease ? (
        <MenuItem onSelect={() => change.submit(null)}>{words.release}</MenuItem>
      ) : null}
      {canGive && (canTake || canRelease) ? <MenuRule /> : null}
      {canGive
        ? others.map((person) => (
            <MenuItem key={person._id} onSelect={() => change.submit(person._id)}>
              {person.firstName} {person.lastName}
              <Text as="span" soft size={1} push className={styles.load}>
                {person.isAway ? words.away : words.open(person.openRequests)}
              </Text>
            </MenuItem>
          ))
        : null}
    </Menu>
  );
}
