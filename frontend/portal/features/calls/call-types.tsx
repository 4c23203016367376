import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call, q } from '../../../api/call';
import type { AnswerOf } from '../../../api/types';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { Checkbox, SelectField, TextArea, TextField } from '../../../ui/inputs';
import { Columns } from '../../../ui/layout/layout';
import { ItemRow, ItemRows } from '../../components/item-row';
import { Loaded } from '../../components/loaded';
import { Section } from '../../components/section';
import { ChangeDialog } from '../../forms/change-dialog';
import { Checkboxes } from '../../forms/checkboxes';
import { useApiForm } from '../../forms/use-api-form';
import { kindWords as words } from './words';

type Answer = AnswerOf<'/api/call-types', 'get'>;
type Kind = Answer['types'][number];

/** The kinds of call, for admins. */
export function CallTypes() {
  const query = useQuery(q('/api/call-types'));
  const [open, setOpen] = useState<Kind | 'new' | null>(null);
  return (
    <Section
      title={words.title}
      lead={words.lead}
      action={
        <Button small onClick={() => setOpen('new')}>
          {words.add}
        </Button>
      }
    >
      <Loaded query={query} loading={words.loading} failure={words.failure}>
        {({ types, staff }) => (
          <>
            <ItemRows>
              {types.map((kind) => (
                <ItemRow
                  key={kind._id}
                  title={
                    <>
                      {kind.title}
                      {kind.isActive ? null : <Badge tone="plain">{words.off}</Badge>}
                    </>
                  }
                  notes={[
                    words.notes(kind.minutes, kind.noticeHours, kind.dailyLimit),
                    words.taken(hostsOf(kind, staff)),
                  ]}
                >
                  <Button
                    small
                    aria-label={words.changeOne(kind.title)}
                    onClick={() => setOpen(kind)}
                  >
                    {words.change}
                  </Button>
                </ItemRow>
              ))}
            </ItemRows>
            {open ? (
              <KindDialog
                kind={open === 'new' ? null : open}
                staff={staff}
                onClose={() => setOpen(null)}
              />
            ) : null}
          </>
        )}
      </Loaded>
    </Section>
  );
}

const nameOf = ({ firstName, lastName }: Answer['staff'][number]) => `${firstName} ${lastName}`;

function hostsOf({ hosts, hostIds }: Kind, staff: Answer['staff']): string {
  if (hosts === 'owner') return words.owner;
  if (hostIds.length === 0) return words.everybody;
  return staff
    .filter(({ _id }) => hostIds.includes(_id))
    .map(nameOf)
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

interface KindDialogProps {
  kind: Kind | null;
  staff: Answer['staff'];
  onClose: () => void;
}

function KindDialog({ kind, staff, onClose }: KindDialogProps) {
  const change = useApiForm({
    call: call('POST /api/call-types'),
    defaultValues: { ...NEW, ...kind },
    send: ({ slug, hosts, ...values }, post) => {
      const { title, summary, hostIds, isActive } = values;
      const numbers = Object.fromEntries(NUMBERS.map((name) => [name, Number(values[name])]));
      const facts = {
        title,
        summary,
        hostIds,
        isActive,
        ...(numbers as Record<(typeof NUMBERS)[number], number>),
      };
      return kind
        ? call('PUT /api/call-types/{id}', { path: { id: kind._id } }).send({
            ...facts,
            version: kind.version,
          })
        : post({ ...facts, slug, hosts });
    },
    failure: words.saveFailure,
    stale: ['/api/call-types'],
    done: () => words.saved,
    onClose,
  });
  const { field, watch, setValue } = change;
  const chosen = watch('hostIds');
  return (
    <ChangeDialog
      title={kind ? words.changeOne(kind.title) : words.add}
      action={words.save}
      form={change}
      wide
    >
      {kind ? null : (
        <>
          <TextField {...field('slug', words.fields.slug)} hint={words.slugHint} />
          <SelectField
            {...field('hosts', words.fields.hosts)}
            options={Object.entries(words.kinds).map(([value, label]) => ({ value, label }))}
          />
        </>
      )}
      <TextField {...field('title', words.fields.title)} />
      <TextArea {...field('summary', words.fields.summary)} rows={2} />
      <Columns from="small" gap={4}>
        {NUMBERS.map((name) => (
          <TextField key={name} {...field(name, words.fields[name])} type="number" />
        ))}
      </Columns>
      <Checkboxes
        legend={`${words.fields.hostIds}. ${words.hostsHint}`}
        values={staff.map(({ _id }) => _id)}
        labelOf={(id) => nameOf(staff.find(({ _id }) => _id === id)!)}
        chosen={chosen}
        onChange={(ids) => setValue('hostIds', ids)}
      />
      <Checkbox
        label={words.fields.isActive}
        checked={watch('isActive')}
        onChange={({ target }) => setValue('isActive', target.checked)}
      />
    </ChangeDialog>
  );
}
