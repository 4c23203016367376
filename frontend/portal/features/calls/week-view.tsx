import { Link } from 'react-router-dom';
import { q, useQuery } from '../../../api/call';
import { dayOf, formatTime, today } from '../../../lib/dates';
import { Stack, Text } from '../../../ui/layout/layout';
import { mediaHook } from '../../components/use-is-wide';
import { useOpenItem } from '../../lists/use-open-item';
import { paths } from '../../paths';
import { me } from '../../session/queries';
import { Agenda } from './agenda';
import { CallDialog } from './call-dialog';
import { type BookedCall, nameOf } from './call-lists';
import { formatWeekday, type weekFrom } from './week';
import { WeekGrid } from './week-grid';
import { callWords as words } from './words';

/** A week has room for its columns. */
const useFits = mediaHook('(width > 56rem)');

type Week = ReturnType<typeof weekFrom>;

interface ShownCallsProps {
  week: Week;
  calls: readonly BookedCall[];
  isAll: boolean;
}

export function ShownCalls({ week, calls, isAll }: ShownCallsProps) {
  const ownId = useQuery(me()).data?._id;
  const open = useOpenItem('call');
  const opened = calls.find(({ _id }) => _id === open.id);
  const shown = isAll ? calls : calls.filter(({ host }) => host._id === ownId);
  return (
    <>
      <WeekOfCalls
        week={week}
        calls={shown}
        withHosts={isAll}
        others={isAll ? 0 : calls.length - shown.length}
        isLoaded={ownId !== undefined}
      />
      {opened ? <CallDialog one={opened} onClose={open.close} /> : null}
    </>
  );
}

interface WeekOfCallsProps {
  week: Week;
  calls: readonly BookedCall[];
  withHosts: boolean;
  /** Calls of colleagues that are not shown. */
  others?: number;
  isLoaded?: boolean;
}

/** The week as columns, or as a list on a screen without room for them. */
export function WeekOfCalls(props: WeekOfCallsProps) {
  const { week, calls, withHosts, others = 0, isLoaded = false } = props;
  const fits = useFits();
  const now = today();
  const isCurrent = week.from <= now && now <= week.to;
  const empty = isLoaded ? (
    <Empty isOver={calls.length > 0} others={others} week={week} />
  ) : undefined;
  return fits ? (
    <WeekGrid monday={week.from} calls={calls} withHosts={withHosts} empty={empty} />
  ) : (
    <Agenda
      from={isCurrent ? now : week.from}
      calls={calls}
      withHosts={withHosts}
      empty={empty ?? null}
    />
  );
}

interface EmptyProps {
  week: Week;
  /** All calls of the week were before today. */
  isOver: boolean;
  others: number;
}

function Empty({ week, isOver, others }: EmptyProps) {
  const next = useQuery(q('/api/calls/upcoming')).data?.calls[0];
  const day = next && dayOf(next.startsAt);
  const isElsewhere = day !== undefined && (day < week.from || day > week.to);
  return (
    <Stack gap={1}>
      <p>{isOver ? words.over : words.none}</p>
      {others > 0 ? <Text soft>{words.others(others)}</Text> : null}
      {isElsewhere ? (
        <p>
          {words.next}{' '}
          <Link to={paths.call(day, next!._id)}>
            {formatWeekday(day)}, {formatTime(next!.startsAt)}, {nameOf(next!)}
          </Link>
        </p>
      ) : null}
    </Stack>
  );
}
