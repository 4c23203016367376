import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { call } from '../../../api/call';
import { formatDayAndTime, formatTime, formatTimeWithZone } from '../../../lib/dates';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { ItemRow, ItemRows } from '../../components/item-row';
import { lazyDialog } from '../../components/lazy-dialog';
import { RowAction } from '../../components/row-action';
import { confirm } from '../../forms/confirm';
import { fullName } from '../../labels';
import { paths } from '../../paths';
import { type BookedCall } from './call-lists';
import { callWords as words } from './words';

const MoveCallDialog = lazyDialog(() => import('./move-call-dialog'), 'MoveCallDialog');

interface CallItemsProps {
  calls: readonly BookedCall[];
  withDay?: boolean;
  /** Among other lists: without the note, and without a place that is no link. */
  isBrief?: boolean;
}

/** Calls with what the reader may do about each. */
export function CallItems({ calls, withDay, isBrief = false }: CallItemsProps) {
  const [moving, setMoving] = useState<BookedCall | null>(null);
  return (
    <>
      <ItemRows>
        {calls.map((one) => (
          <ItemRow
            key={one._id}
            title={
              <>
                <time dateTime={one.startsAt}>
                  {withDay ? formatTimeWithZone(one.startsAt) : formatTime(one.startsAt)}
                </time>{' '}
                {one.title}{' '}
                {one.state === 'booked' ? null : (
                  <Badge tone="plain">{words.state[one.state]}</Badge>
                )}
              </>
            }
            notes={notesOf(one, isBrief)}
          >
            <Actions one={one} onMove={() => setMoving(one)} />
          </ItemRow>
        ))}
      </ItemRows>
      {moving ? <MoveCallDialog one={moving} onClose={() => setMoving(null)} /> : null}
    </>
  );
}

function notesOf(one: BookedCall, isBrief: boolean): ReactNode[] {
  const { booker, request, leadId, note, place } = one;
  const isLink = place?.startsWith('https:');
  const people = booker
    ? `${booker.name || words.visitor}${booker.company ? `, ${booker.company}` : ''} · ${fullName(one.host)}`
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
    ...(place && (isLink || !isBrief) ? [isLink ? <a href={place}>{place}</a> : place] : []),
    ...(note && !isBrief ? [note] : []),
  ];
}

const OUTCOMES = ['held', 'missed'] as const;

function Actions({ one, onMove }: { one: BookedCall; onMove: () => void }) {
  const { _id: id, version, booker } = one;
  const name = formatDayAndTime(one.startsAt);
  const path = { path: { id } };
  if (one.mayRebook) {
    return <Button small label={words.again} onClick={onMove} />;
  }
  const close = (state: (typeof OUTCOMES)[number]) => (
    <RowAction
      key={state}
      variant="quiet"
      small
      label={words[state]}
      aria-label={words.about(words[state], name)}
      send={() => call('PUT /api/calls/{id}/outcome', path).send({ state, version })}
      done={({ message }) => message}
    />
  );
  // Also to correct the outcome.
  if (one.canClose) return OUTCOMES.filter((state) => state !== one.state).map(close);
  if (!one.canChange) return null;
  return (
    <>
      {one.needsHost ? (
        <RowAction
          small
          label={words.reassign}
          aria-label={words.about(words.reassign, name)}
          send={() => call('POST /api/calls/{id}/reassign', path).send({ version })}
          done={() => words.reassigned}
        />
      ) : null}
      <Button variant="quiet" small aria-label={words.about(words.move, name)} onClick={onMove}>
        {words.move}
      </Button>
      <Button
        variant="quiet"
        small
        label={words.cancel}
        aria-label={words.about(words.cancel, name)}
        onClick={() =>
          confirm({
            ...words.cancelling,
            text: booker ? words.cancelStaff : words.cancelOwn,
            run: () => call('POST /api/calls/{id}/cancel', path).send({ version }),
          })
        }
      />
    </>
  );
}
