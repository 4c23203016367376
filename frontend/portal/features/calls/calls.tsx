import { useSearchParams } from 'react-router-dom';
import { type AnswerOf, q, useQuery } from '../../../api/call';
import { formatLongDay, formatDay } from '../../../lib/dates';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { Row, Stack, Text } from '../../../ui/layout/layout';
import { useAccess } from '../../access/use-access';
import { Page } from '../../shell/page';
import { DialogButton } from '../../components/dialog-button';
import { ItemRow, ItemRows } from '../../components/item-row';
import { lazyDialog } from '../../components/lazy-dialog';
import { Loaded } from '../../components/loaded';
import { Section } from '../../components/section';
import { fullName } from '../../labels';
import { CallItems } from './call-items';
import { LostCalls } from './lost-calls';
import { TakingCalls } from './taking-calls';
import { callsOf, plusDays, weekFrom } from './week';
import { kindWords, callWords as words } from './words';

const KindDialog = lazyDialog(() => import('./kind-dialog'), 'KindDialog');

export function Component() {
  const [search, setSearch] = useSearchParams();
  const week = weekFrom(search.get('from'));
  const query = useQuery(callsOf(week));
  const isAdmin = useAccess()?.role === 'admin';
  const go = (from: string | null) => setSearch(from ? { from } : {}, { preventScrollReset: true });
  return (
    <Page title={words.title} lead={words.lead}>
      <Stack gap={8}>
        <LostCalls />
        <Stack gap={4}>
          <Row align="center" between gap="2 4">
            <Text as="h2" size={5} strong figures>
              {words.week(formatDay(week.from), formatDay(week.to))}
            </Text>
            <Row gap={2}>
              <Button small label={words.before} onClick={() => go(plusDays(week.from, -7))} />
              <Button variant="quiet" small label={words.today} onClick={() => go(null)} />
              <Button small label={words.after} onClick={() => go(plusDays(week.from, 7))} />
            </Row>
          </Row>
          <Loaded query={query} noun={words.noun}>
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
    </Page>
  );
}

type Answer = AnswerOf<'/api/call-types', 'get'>;
type Kind = Answer['types'][number];

/** The kinds of call, for admins. */
function CallTypes() {
  const query = useQuery(q('/api/call-types'));
  return (
    <Section
      title={kindWords.title}
      lead={kindWords.lead}
      action={
        query.data ? (
          <DialogButton
            small
            label={kindWords.add}
            dialog={KindDialog}
            of={{ staff: query.data.staff }}
          />
        ) : null
      }
    >
      <Loaded query={query} noun={kindWords.noun}>
        {({ types, staff }) => (
          <ItemRows>
            {types.map((kind) => (
              <ItemRow
                key={kind._id}
                title={
                  <>
                    {kind.title}
                    {kind.isActive ? null : <Badge tone="plain">{kindWords.off}</Badge>}
                  </>
                }
                notes={[
                  kindWords.notes(kind.minutes, kind.noticeHours, kind.dailyLimit),
                  kindWords.taken(hostsOf(kind, staff)),
                ]}
              >
                <DialogButton
                  small
                  label={kindWords.change}
                  aria-label={kindWords.changeOne(kind.title)}
                  dialog={KindDialog}
                  of={{ kind, staff }}
                />
              </ItemRow>
            ))}
          </ItemRows>
        )}
      </Loaded>
    </Section>
  );
}

function hostsOf({ hosts, hostIds }: Kind, staff: Answer['staff']): string {
  if (hosts === 'owner') return kindWords.owner;
  if (hostIds.length === 0) return kindWords.everybody;
  return staff
    .filter(({ _id }) => hostIds.includes(_id))
    .map(fullName)
    .join(', ');
}
