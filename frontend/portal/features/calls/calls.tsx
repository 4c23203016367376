import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { q, useQuery } from '../../../api/call';
import { dayOf, formatTime } from '../../../lib/dates';
import { Button } from '../../../ui/button';
import { Row, Stack, Text } from '../../../ui/layout/layout';
import { Segmented } from '../../../ui/segmented';
import { useAccess } from '../../access/use-access';
import { Loaded } from '../../components/loaded';
import { mediaHook } from '../../components/use-is-wide';
import { useAddress } from '../../lists/use-address';
import { useOpenItem } from '../../lists/use-open-item';
import { paths } from '../../paths';
import { me } from '../../session/queries';
import { Page } from '../../shell/page';
import { Agenda } from './agenda';
import { CallDialog } from './call-dialog';
import { type BookedCall, nameOf } from './call-lists';
import { LostCalls } from './lost-calls';
import { callsOf, formatWeek, formatWeekday, plusDays, today, weekFrom } from './week';
import { WeekGrid } from './week-grid';
import { callWords as words } from './words';

/** A week has room for its columns. */
const useFits = mediaHook('(width > 56rem)');

type Week = ReturnType<typeof weekFrom>;

const views = [
  { value: 'mine', label: words.mine },
  { value: 'all', label: words.all },
] as const;

export function Component() {
  const [params, change] = useAddress();
  const week = weekFrom(params.get('from'));
  const query = useQuery(callsOf(week));
  // Support sees its own calls only.
  const seesAll = useAccess()?.role !== 'support';
  const view = seesAll && params.get('who') === 'all' ? 'all' : 'mine';
  const stay = { preventScrollReset: true };
  const go = (from: string | null) => change({ from, call: null }, stay);
  return (
    <Page
      title={words.title}
      lead={
        <Text as="span" strong figures aria-live="polite">
          {formatWeek(week)}
        </Text>
      }
      action={
        <>
          {seesAll ? (
            <Segmented
              label={words.whose}
              value={view}
              options={views}
              onChoose={(who) => change({ who: who === 'all' ? who : null }, stay)}
            />
          ) : null}
          <Row gap={1}>
            <Button
              small
              iconOnly
              variant="quiet"
              aria-label={words.before}
              onClick={() => go(plusDays(week.from, -7))}
            >
              <ChevronLeft aria-hidden="true" />
            </Button>
            <Button
              small
              iconOnly
              variant="quiet"
              aria-label={words.after}
              onClick={() => go(plusDays(week.from, 7))}
            >
              <ChevronRight aria-hidden="true" />
            </Button>
          </Row>
          <Button small variant="secondary" label={words.today} onClick={() => go(null)} />
        </>
      }
    >
      <LostCalls />
      <Loaded
        query={query}
        noun={words.noun}
        skeleton={<Calls week={week} calls={[]} withHosts={false} />}
      >
        {({ calls }) => <Shown week={week} calls={calls} isAll={view === 'all'} />}
      </Loaded>
    </Page>
  );
}

interface ShownProps {
  week: Week;
  calls: readonly BookedCall[];
  isAll: boolean;
}

function Shown({ week, calls, isAll }: ShownProps) {
  const ownId = useQuery(me()).data?._id;
  const open = useOpenItem('call');
  const opened = calls.find(({ _id }) => _id === open.id);
  const shown = isAll ? calls : calls.filter(({ host }) => host._id === ownId);
  return (
    <>
      <Calls
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

interface CallsProps {
  week: Week;
  calls: readonly BookedCall[];
  withHosts: boolean;
  /** Calls of colleagues that are not shown. */
  others?: number;
  isLoaded?: boolean;
}

/** The week as columns, or as a list on a screen without room for them. */
function Calls({ week, calls, withHosts, others = 0, isLoaded = false }: CallsProps) {
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
  /** There were calls, before today. */
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
