import { useQuery } from '@tanstack/react-query';
import type { Person, PersonSession } from '../../../api/types';
import { formatAge, formatDayAndTime } from '../../../lib/dates';
import { Button } from '../../../ui/button';
import { Skeleton } from '../../../ui/skeleton';
import sections from '../../components/dialog-sections.module.css';
import { QueryFailure } from '../../components/query-failure';
import { useSubmit } from '../../forms/use-submit';
import { endSessions, peopleKey, personSessions } from './people-api';
import styles from './people.module.css';

interface PersonSessionsProps {
  person: Person;
  onEndAll: () => void;
}

/** Where somebody is signed in, each with a way to sign them out there. */
export function PersonSessions({ person, onEndAll }: PersonSessionsProps) {
  const list = useQuery(personSessions(person._id));
  const sessions = list.data?.sessions ?? [];
  return (
    <section className={sections.work} aria-labelledby="person-sessions">
      <div>
        <h3 id="person-sessions" className={sections.title}>
          Signed in on
        </h3>
        {list.isError ? (
          <QueryFailure
            message="Failed to load the sessions"
            error={list.error}
            onRetry={() => void list.refetch()}
            isRetrying={list.isFetching}
          />
        ) : list.isPending ? (
          <Skeleton label="Loading the sessions" lines={2} />
        ) : sessions.length === 0 ? (
          <p>No device at the moment.</p>
        ) : (
          <ul className={styles.sessions}>
            {sessions.map((session) => (
              <Session key={session._id} personId={person._id} session={session} />
            ))}
          </ul>
        )}
      </div>
      {sessions.length > 1 ? (
        <p>
          <Button variant="secondary" small onClick={onEndAll}>
            Sign out everywhere…
          </Button>
        </p>
      ) : null}
    </section>
  );
}

function Session({ personId, session }: { personId: string; session: PersonSession }) {
  const end = useSubmit({
    send: () => endSessions(personId, session._id),
    failure: 'The session could not be ended.',
    failsIn: 'toast',
    stale: [peopleKey],
    done: 'Signed out on that device.',
  });
  const device = session.device ?? 'Unknown device';
  return (
    <li className={styles.session}>
      <p>
        {device}
        {session.current ? ' (this device)' : ''}
        <span className={styles.second}>
          Last used {formatAge(session.lastSeenAt)}, signed in {formatDayAndTime(session.createdAt)}
          {session.ip ? `, from ${session.ip}` : ''}
        </span>
      </p>
      {session.current ? null : (
        <Button
          variant="secondary"
          small
          isPending={end.isPending}
          aria-label={`Sign out ${device}`}
          onClick={() => end.submit()}
        >
          Sign out
        </Button>
      )}
    </li>
  );
}
