import { call, q, type Session, useQuery } from '../../../api/call';
import { formatAge, formatDayAndTime } from '../../../lib/dates';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { Row, Text } from '../../../ui/layout/layout';
import { ItemRow, ItemRows } from '../../components/item-row';
import { Loaded } from '../../components/loaded';
import { confirm } from '../../forms/confirm';
import { deviceInWords } from './device-words';
import { Section } from './section';
import { deviceWords } from './words';

export default function Sessions() {
  const list = useQuery(q('/api/sessions'));
  return (
    <Section id="devices" lead={deviceWords.lead}>
      <Loaded query={list} loading={deviceWords.loading} failure={deviceWords.loadFailure} isQuiet>
        {({ sessions }) => <SessionList list={sessions} />}
      </Loaded>
    </Section>
  );
}

function SessionList({ list }: { list: readonly Session[] }) {
  // The current session first; the server sorts the others by last use.
  const [current, others] = [list.filter((one) => one.current), list.filter((one) => !one.current)];
  return (
    <>
      <ItemRows>
        {[...current, ...others].map((session) => (
          <SessionRow key={session._id} session={session} onEnd={() => confirmEnd(session)} />
        ))}
      </ItemRows>
      {others.length > 0 ? (
        <Row as="p" gap={3}>
          <Button
            variant="secondary"
            label={deviceWords.endingAll.action}
            onClick={() =>
              confirm({
                ...deviceWords.endingAll,
                ...common,
                run: call('DELETE /api/sessions').send,
              })
            }
          />
        </Row>
      ) : (
        <Text soft>{deviceWords.onlyThis}</Text>
      )}
    </>
  );
}

const common = {
  isDangerous: true,
} as const;

function confirmEnd({ _id, device, ip }: Session): void {
  const name = deviceInWords(device);
  confirm({
    ...common,
    title: deviceWords.endTitle,
    action: deviceWords.end,
    text: (
      <p>
        <strong>{name}</strong> {deviceWords.endText(ip)}
      </p>
    ),
    run: call('DELETE /api/sessions/{id}', { path: { id: _id } }).send,
    done: deviceWords.ended(name),
  });
}

function SessionRow({ session, onEnd }: { session: Session; onEnd: () => void }) {
  const device = deviceInWords(session.device);
  return (
    <ItemRow
      title={
        <>
          {device}{' '}
          {session.current ? <Badge tone="green" glyph="✓" label={deviceWords.thisDevice} /> : null}
        </>
      }
      hint={session.device ?? undefined}
      notes={[
        <>
          {session.current ? (
            deviceWords.activeNow
          ) : (
            <>
              {deviceWords.lastSeen}{' '}
              <time dateTime={session.lastSeenAt} title={formatDayAndTime(session.lastSeenAt)}>
                {formatAge(session.lastSeenAt)}
              </time>
            </>
          )}
          {session.ip ? deviceWords.from(session.ip) : null}
        </>,
        <>
          {deviceWords.signedIn}{' '}
          <time dateTime={session.createdAt}>{formatDayAndTime(session.createdAt)}</time>
        </>,
      ]}
    >
      {session.current ? null : (
        <Button small aria-label={deviceWords.endOne(device, session.ip)} onClick={onEnd}>
          {deviceWords.end}
        </Button>
      )}
    </ItemRow>
  );
}
