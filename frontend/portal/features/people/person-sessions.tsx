import { useQuery } from '@tanstack/react-query';
import { call, q } from '../../../api/call';
import type { Person, PersonSession } from '../../../api/types';
import { formatAge, formatDayAndTime } from '../../../lib/dates';
import { Button } from '../../../ui/button';
import { Skeleton } from '../../../ui/skeleton';
import { RowAction } from '../../components/row-action';
import sections from '../../components/dialog-sections.module.css';
import { QueryFailure } from '../../components/query-failure';
import { peoplePaths } from './person-source';
import { sessionWords } from './words';
import styles from './people.module.css';

interface PersonSessionsProps {
  person: Person;
  onEndAll: () => void;
}

export function PersonSessions({ person, onEndAll }: PersonSessionsProps) {
  const list = useQuery(
    q('/api/people/{id}/sessions', { path: { id: person._id } }, { gcTime: 0 }),
  );
  const sessions = list.data?.sessions ?? [];
  return (
    <section className={sections.work} aria-labelledby="person-sessions">
      <div>
        <h3 id="person-sessions" className={sections.title}>
          {sessionWords.title}
        </h3>
        {list.isError ? (
          <QueryFailure message={sessionWords.failure} query={list} />
        ) : list.isPending ? (
          <Skeleton label={sessionWords.loading} lines={2} />
        ) : sessions.length === 0 ? (
          <p>{sessionWords.none}</p>
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
            {sessionWords.endAll}
          </Button>
        </p>
      ) : null}
    </section>
  );
}

function Session({ personId, session }: { personId: string; session: PersonSession }) {
  const device = session.device ?? sessionWords.unknown;
  return (
    <li className={styles.session}>
      <p>
        {device}
        {session.current ? sessionWords.current : ''}
        <span className={styles.second}>
          {sessionWords.used(
            formatAge(session.lastSeenAt),
            formatDayAndTime(session.createdAt),
            session.ip,
          )}
        </span>
      </p>
      {session.current ? null : (
        <RowAction
          variant="secondary"
          small
          aria-label={sessionWords.endOn(device)}
          send={
            call('DELETE /api/people/{id}/sessions/{sessionId}', {
              path: { id: personId, sessionId: session._id },
            }).send
          }
          failure={sessionWords.endFailure}
          stale={peoplePaths}
          done={sessionWords.ended}
        >
          {sessionWords.end}
        </RowAction>
      )}
    </li>
  );
}
