import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useQuery } from '../../../api/call';
import { Button } from '../../../ui/button';
import { Row, Text } from '../../../ui/layout/layout';
import { Segmented } from '../../../ui/segmented';
import { useAccess } from '../../access/use-access';
import { Loaded } from '../../components/loaded';
import { useAddress } from '../../lists/use-address';
import { Page } from '../../shell/page';
import { LostCalls } from './lost-calls';
import { callsOf, formatWeek, plusDays, weekFrom } from './week';
import { ShownCalls, WeekOfCalls } from './week-view';
import { callWords as words } from './words';

const views = [
  { value: 'mine', label: words.mine },
  { value: 'all', label: words.all },
] as const;

const stay = { preventScrollReset: true };

export function Component() {
  const [params, change] = useAddress();
  const week = weekFrom(params.get('from'));
  const query = useQuery(callsOf(week));
  // Support sees its own calls only.
  const seesAll = useAccess()?.role !== 'support';
  const view = seesAll && params.get('who') === 'all' ? 'all' : 'mine';
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
          <Weeks onStep={(weeks) => go(plusDays(week.from, 7 * weeks))} onToday={() => go(null)} />
        </>
      }
    >
      <Loaded
        query={query}
        noun={words.noun}
        skeleton={<WeekOfCalls week={week} calls={[]} withHosts={false} />}
      >
        {({ calls }) => (
          <>
            <LostCalls />
            <ShownCalls week={week} calls={calls} isAll={view === 'all'} />
          </>
        )}
      </Loaded>
    </Page>
  );
}

interface WeeksProps {
  onStep: (weeks: 1 | -1) => void;
  onToday: () => void;
}

const Weeks = ({ onStep, onToday }: WeeksProps) => (
  <>
    <Row gap={1}>
      <Button small iconOnly variant="quiet" aria-label={words.before} onClick={() => onStep(-1)}>
        <ChevronLeft aria-hidden="true" />
      </Button>
      <Button small iconOnly variant="quiet" aria-label={words.after} onClick={() => onStep(1)}>
        <ChevronRight aria-hidden="true" />
      </Button>
    </Row>
    <Button small variant="secondary" label={words.today} onClick={onToday} />
  </>
);
