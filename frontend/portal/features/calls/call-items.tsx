import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatTimeWithZone } from '../../../lib/dates';
import { Badge } from '../../../ui/badge';
import { ItemRow, ItemRows } from '../../components/item-row';
import { lazyDialog } from '../../components/lazy-dialog';
import { fullName } from '../../labels';
import { paths } from '../../paths';
import { CallActions } from './call-actions';
import { type BookedCall, nameOf } from './call-lists';
import { callWords as words } from './words';

const MoveCallDialog = lazyDialog(() => import('./move-call-dialog'), 'MoveCallDialog');

/** Calls with what the reader may do about each. */
export function CallItems({ calls }: { calls: readonly BookedCall[] }) {
  const [moving, setMoving] = useState<BookedCall | null>(null);
  return (
    <>
      <ItemRows>
        {calls.map((one) => (
          <ItemRow
            key={one._id}
            title={
              <>
                <time dateTime={one.startsAt}>{formatTimeWithZone(one.startsAt)}</time> {one.title}{' '}
                {one.state === 'booked' ? null : (
                  <Badge tone="plain">{words.state[one.state]}</Badge>
                )}
              </>
            }
            notes={notesOf(one)}
          >
            <CallActions one={one} onMove={() => setMoving(one)} />
          </ItemRow>
        ))}
      </ItemRows>
      {moving ? <MoveCallDialog one={moving} onClose={() => setMoving(null)} /> : null}
    </>
  );
}

function notesOf(one: BookedCall): ReactNode[] {
  const { booker, request, leadId, note, place } = one;
  const people = booker
    ? `${nameOf(one)}${booker.company ? `, ${booker.company}` : ''} · ${fullName(one.host)}`
    : words.with(fullName(one.host));
  return [
    <>
      {people} · {words.minutes(one.minutes)}
      {request ? (
        <>
          {' · '}
          <Link to={paths.request(request._id)}>{request.reference}</Link>
        </>
      ) : null}
      {leadId ? (
        <>
          {' · '}
          <Link to={paths.lead(leadId)}>{words.openLead}</Link>
        </>
      ) : null}
    </>,
    ...(place ? [place.startsWith('https:') ? <a href={place}>{place}</a> : place] : []),
    ...(note ? [note] : []),
  ];
}
