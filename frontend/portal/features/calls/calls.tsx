import { useSearchParams } from 'react-router-dom';
import { type AnswerOf, call, q, useQuery } from '../../../api/call';
import { formatLongDay, formatDay } from '../../../lib/dates';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { Checkbox, SelectField, TextArea, TextField } from '../../../ui/inputs';
import { Columns, Row, Stack, Text } from '../../../ui/layout/layout';
import { useAccess } from '../../access/use-access';
import { AdminPage } from '../../components/admin-page';
import { DialogButton } from '../../components/dialog-button';
import { ItemRow, ItemRows } from '../../components/item-row';
import { Loaded } from '../../components/loaded';
import { Section } from '../../components/section';
import { Checkboxes } from '../../forms/checkboxes';
import { ChangeDialog, useApiForm } from '../../forms/form-dialog';
import { fullName } from '../../labels';
import { CallItems } from './call-items';
import { LostCalls } from './lost-calls';
import { TakingCalls } from './taking-calls';
import { callsOf, plusDays, weekFrom } from './week';
import { kindWords, callWords as words } from './words';

export function Component() {
  const [search, setSearch] = useSearchParams();
  const week = weekFrom(search.get('from'));
  const query = useQuery(callsOf(week));
  const isAdmin = useAccess()?.role === 'admin';
  const go = (from: string | null) => setSearch(from ? { from } : {}, { preventScrollReset: true });
  return (
    <AdminPage title={words.title} lead={words.lead}>
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
    </AdminPage>
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

const NEW = {
  slug: '',
  title: '',
  summary: '',
  minutes: 30,
  bufferMinutes: 15,
  noticeHours: 4,
  horizonDays: 30,
  dailyLimit: 6,
  hosts: 'team' as Kind['hosts'],
  hostIds: [] as string[],
  isActive: true,
};

const NUMBERS = ['minutes', 'bufferMinutes', 'noticeHours', 'horizonDays', 'dailyLimit'] as const;

type Numbers = Record<(typeof NUMBERS)[number], number>;

const numbersIn = (typed: Numbers): Numbers =>
  Object.fromEntries(NUMBERS.map((name) => [name, Number(typed[name])])) as Numbers;

interface KindDialogProps {
  /** None for a new one. */
  kind?: Kind;
  staff: Answer['staff'];
  onClose: () => void;
}

function KindDialog({ kind, staff, onClose }: KindDialogProps) {
  const isHost = (id: string) => kind?.hostIds.includes(id) ?? false;
  const change = useApiForm({
    call: call('POST /api/call-types'),
    // Hosts who have left cannot be saved again.
    defaultValues: { ...NEW, ...kind, hostIds: staff.map(({ _id }) => _id).filter(isHost) },
    send: ({ slug, hosts, title, summary, hostIds, isActive, ...typed }, post) => {
      const facts = { title, summary, hostIds, isActive, ...numbersIn(typed) };
      if (!kind) return post({ ...facts, slug, hosts });
      const saving = call('PUT /api/call-types/{id}', { path: { id: kind._id } });
      return saving.send({ ...facts, version: kind.version });
    },
    stale: ['/api/call-types'],
    done: () => kindWords.saved,
    onClose,
  });
  const { field, watch, setValue } = change;
  const chosen = watch('hostIds');
  return (
    <ChangeDialog title={kind ? kindWords.changeOne(kind.title) : kindWords.add} form={change} wide>
      {kind ? null : (
        <>
          <TextField {...field('slug', kindWords.fields.slug)} hint={kindWords.slugHint} />
          <SelectField
            {...field('hosts', kindWords.fields.hosts)}
            options={Object.entries(kindWords.kinds).map(([value, label]) => ({ value, label }))}
          />
        </>
      )}
      <TextField {...field('title', kindWords.fields.title)} />
      <TextArea {...field('summary', kindWords.fields.summary)} rows={2} />
      <Columns from="small" gap={4}>
        {NUMBERS.map((name) => (
          <TextField key={name} {...field(name, kindWords.fields[name])} type="number" />
        ))}
      </Columns>
      <Checkboxes
        legend={`${kindWords.fields.hostIds}. ${kindWords.hostsHint}`}
        values={staff.map(({ _id }) => _id)}
        labelOf={(id) => fullName(staff.find(({ _id }) => _id === id)!)}
        chosen={chosen}
        onChange={(ids) => setValue('hostIds', ids)}
      />
      <Checkbox
        label={kindWords.fields.isActive}
        checked={watch('isActive')}
        onChange={({ target }) => setValue('isActive', target.checked)}
      />
    </ChangeDialog>
  );
}
