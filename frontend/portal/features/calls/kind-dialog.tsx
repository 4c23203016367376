import { type AnswerOf, call } from '../../../api/call';
import { Checkbox, SelectField, TextArea, TextField } from '../../../ui/inputs';
import { Columns } from '../../../ui/layout/layout';
import { Checkboxes } from '../../forms/checkboxes';
import { ChangeDialog, useApiForm } from '../../forms/form-dialog';
import { fullName } from '../../labels';
import { kindWords } from './words';

type Answer = AnswerOf<'/api/call-types', 'get'>;
type Kind = Answer['types'][number];

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

type Numbers<Kept> = Record<(typeof NUMBERS)[number], Kept>;

/** Numbers are texts while they are typed. */
function valuesOf(kind: Kind | undefined, staff: Answer['staff']) {
  const { slug, title, summary, hosts, isActive, hostIds, ...numbers } = { ...NEW, ...kind };
  return {
    ...(Object.fromEntries(
      NUMBERS.map((name) => [name, String(numbers[name])]),
    ) as Numbers<string>),
    ...{ slug, title, summary, hosts, isActive },
    // Hosts who have left cannot be saved again.
    hostIds: staff.map(({ _id }) => _id).filter((id) => hostIds.includes(id)),
  };
}

const numbersIn = (typed: Numbers<string>) =>
  Object.fromEntries(NUMBERS.map((name) => [name, Number(typed[name])])) as Numbers<number>;

interface KindDialogProps {
  /** None for a new one. */
  kind?: Kind;
  staff: Answer['staff'];
  onClose: () => void;
}

/** A kind of call: a new one, or how one is booked. */
export function KindDialog({ kind, staff, onClose }: KindDialogProps) {
  const nameOf = (id: string) => fullName(staff.find(({ _id }) => _id === id)!);
  const change = useApiForm({
    call: call('POST /api/call-types'),
    of: kind,
    valuesOf: (one: Kind | undefined) => valuesOf(one, staff),
    send: ({ slug, hosts, title, summary, hostIds, isActive, ...typed }, post, seen) => {
      const facts = { title, summary, hostIds, isActive, ...numbersIn(typed) };
      if (!seen) return post({ ...facts, slug, hosts });
      const saving = call('PUT /api/call-types/{id}', { path: { id: seen._id } });
      return saving.send({ ...facts, version: seen.version });
    },
    shown: {
      hostIds: { label: kindWords.fields.hostIds, text: (ids) => ids.map(nameOf).join(', ') },
      isActive: { label: kindWords.fields.isActive },
    },
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
        labelOf={nameOf}
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
