import { call, type Person, type PersonSession, q, useQuery } from '../../../api/call';
import { formatAge, formatDayAndTime } from '../../../lib/dates';
import { Button } from '../../../ui/button';
import { Text } from '../../../ui/layout/layout';
import { ItemRow, ItemRows } from '../../components/item-row';
import { Loaded } from '../../components/loaded';
import { DialogSection } from '../../components/dialog-sections';
import { confirm } from '../../forms/confirm';
import { sessionWords } from './words';

export function PersonSessions({ person, onEndAll }: { person: Person; onEndAll: () => void }) {
  const list = useQuery(
    q('/api/people/{id}/sessions', { path: { id: person._id } }, { gcTime: 0 }),
  );
  return (
    <DialogSection aria-labelledby="person-sessions">
      <div>
        <Text as="h3" id="person-sessions" strong below={2}>
          {sessionWords.title}
        </Text>
        <Loaded query={list} noun={sessionWords.noun} lines={2}>
          {({ sessions }) =>
            sessions.length === 0 ? (
              <p>{sessionWords.none}</p>
            ) : (
              <ItemRows>
                {sessions.map((session) => (
                  <Session key={session._id} personId={person._id} session={session} />
                ))}
              </ItemRows>
            )
          }
        </Loaded>
      </div>
      {list.data && list.data.sessions.length > 1 ? (
        <p>
          <Button small label={sessionWords.endAll} onClick={onEndAll} />
        </p>
      ) : null}
    </DialogSection>
  );
}

function Session({ personId, session }: { personId: string; session: PersonSession }) {
  const device = session.device ?? sessionWords.unknown;
  return (
    <ItemRow
      title={session.current ? device + sessionWords.current : device}
      notes={[
        sessionWords.used(
          formatAge(session.lastSeenAt),
          formatDayAndTime(session.createdAt),
          session.ip,
        ),
      ]}
    >
      {session.current ? null : (
        <Button
          small
          label={sessionWords.end}
          aria-label={sessionWords.endOn(device)}
          onClick={() =>
            confirm({
              title: sessionWords.endTitle(device),
              text: sessionWords.endText,
              action: sessionWords.end,
              isDangerous: true,
              run: call('DELETE /api/people/{id}/sessions/{sessionId}', {
                path: { id: personId, sessionId: session._id },
              }).send,
              done: sessionWords.ended,
            })
          }
        />
      )}
    </ItemRow>
  );
}
