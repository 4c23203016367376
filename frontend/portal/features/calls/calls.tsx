import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { q } from '../../../api/call';
import { formatLongDay, formatShortDate } from '../../../lib/dates';
import { Button } from '../../../ui/button';
import { Row, Stack, Text } from '../../../ui/layout/layout';
import { AdminPage } from '../../components/admin-page';
import { Loaded } from '../../components/loaded';
import { Section } from '../../components/section';
import { access } from '../../session/queries';
import { CallItems } from './call-items';
import { CallTypes } from './call-types';
import { LostCalls } from './lost-calls';
import { TakingCalls } from './taking-calls';
import { plusDays, weekFrom } from './week';
import { callWords as words } from './words';

export function Component() {
  const [search, setSearch] = useSearchParams();
  const week = weekFrom(search.get('from'));
  const query = useQuery(q('/api/calls', { query: week }));
  const isAdmin = useQuery(access()).data?.role === 'admin';
  const go = (from: string | null) => setSearch(from ? { from } : {}, { preventScrollReset: true });
  return (
    <AdminPage title={words.title} lead={words.lead}>
      <Stack gap={8}>
        <LostCalls />
        <Stack gap={4}>
          <Row align="center" between gap="2 4">
            <Text as="h2" size={5} strong figures>
              {words.week(formatShortDate(week.from), formatShortDate(week.to))}
            </Text>
            <Row gap={2}>
              <Button small onClick={() => go(plusDays(week.from, -7))}>
                {words.before}
              </Button>
              <Button variant="quiet" small onClick={() => go(null)}>
                {words.today}
              </Button>
              <Button small onClick={() => go(plusDays(week.from, 7))}>
                {words.after}
              </Button>
            </Row>
          </Row>
          <Loaded query={query} loading={words.loading} failure={words.failure}>
            {({ calls }) => {
              const days = Map.groupBy(calls, ({ startsAt }) => formatLongDay(new Date(startsAt)));
              return (
                <Stack gap={6}>
                  {calls.length === 0 ? <Text soft>{words.none}</Text> : null}
                  {[...days].map(([day, ofDay]) => (
                    <Section key={day} title={day}>
                      <CallItems calls={ofDay} />
                    </Section>
                  ))}
                </Stack>
              );
            }}
          </Loaded>
        </Stack>
        <TakingCalls />
        {isAdmin ? <CallTypes /> : null}
      </Stack>
    </AdminPage>
  );
}
