import type { Session } from '../../../api/types';
import { formatAge, formatDayAndTime } from '../../../lib/dates';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { ItemRow } from '../../components/item-row';
import { deviceInWords } from './device-words';
import { deviceWords } from './words';

export function SessionRow({ session, onEnd }: { session: Session; onEnd: () => void }) {
  const device = deviceInWords(session.device);
  return (
    <ItemRow
      title={
        <>
          {device}{' '}
          {session.current ? (
            <Badge tone="green" glyph="✓">
              {deviceWords.thisDevice}
            </Badge>
          ) : null}
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
