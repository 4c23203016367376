import { useQuery } from '../../../api/call';
import { LineUnitValues } from '../../../api/generated/enums';
import { LineUnitWords } from '../../../api/generated/words/line-unit';
import { decimalsOf, toScaled } from '../../../lib/money';
import { TextArea, TextField } from '../../../ui/inputs';
import { Stack, Text, Written } from '../../../ui/layout/layout';
import { Section } from '../../components/section';
import { fullName } from '../../labels';
import { requestDetail } from '../requests/queries';
import { DraftRows, type Field, fieldId } from './draft-rows';
import type { Drafting, LineTyped, MilestoneTyped } from './draft-form';
import styles from './edit-proposal.module.css';
import { toShare } from './figures';
import type { Proposal } from './proposal-source';
import { editWords as words } from './words';

interface DraftFieldsProps {
  proposal: Proposal;
  drafting: Drafting;
}

/** The price first, because it is what the client decides on. */
export function DraftFields({ proposal, drafting: { typed, change: set } }: DraftFieldsProps) {
  const decimals = decimalsOf(proposal.currency);
  const field = (name: 'scope' | 'exclusions' | 'deposit' | 'vatNote' | 'validUntil') => ({
    id: fieldId(name),
    label: words[name],
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value }),
  });
  const hasNoVat = typed.vatNote !== '' || typed.lines.some(({ rate }) => Number(rate) === 0);
  return (
    <Stack gap={7} className={styles.fields}>
      <Section title={words.lines}>
        <DraftRows
          name="lines"
          rows={typed.lines}
          fields={lineFields(proposal.currency, decimals)}
          added={NEW_LINE}
          add={words.addLine}
          nameOf={words.line}
          className={styles.line}
          onChange={(lines) => set({ lines })}
        />
        {hasNoVat ? <TextField required={false} {...field('vatNote')} /> : null}
      </Section>
      <Section title={words.schedule} lead={words.scheduleHint}>
        <div className={styles.short}>
          <TextField
            {...field('deposit')}
            required={false}
            error={shareError(typed.deposit, decimals)}
          />
        </div>
        <DraftRows
          name="milestones"
          rows={typed.milestones}
          fields={milestoneFields(decimals)}
          added={NEW_MILESTONE}
          add={words.addMilestone}
          nameOf={words.milestone}
          className={styles.milestone}
          onChange={(milestones) => set({ milestones })}
        />
      </Section>
      <Section title={words.work}>
        <Asked requestId={proposal.request._id} />
        <TextArea hint={words.markdown} rows={10} {...field('scope')} />
        <TextArea required={false} rows={4} {...field('exclusions')} />
        <div className={styles.short}>
          <TextField type="date" {...field('validUntil')} />
        </div>
      </Section>
    </Stack>
  );
}

/** In the client's words, so that the offer answers them. */
function Asked({ requestId }: { requestId: string }) {
  const { data: request } = useQuery(requestDetail(requestId));
  if (!request) return null;
  const { description, expectedOutcomes } = request;
  return (
    <Text as="details" open className="folding">
      <summary>{words.asked(fullName(request.userId))}</summary>
      <Stack as="blockquote" gap={2} className={styles.asked}>
        <Written size={2}>{description}</Written>
        {expectedOutcomes ? (
          <Written size={2}>
            {words.outcomes}: {expectedOutcomes}
          </Written>
        ) : null}
      </Stack>
    </Text>
  );
}

const shareError = (text: string, decimals: number) =>
  text && toShare(text, decimals) === null ? words.notNumber : undefined;

const lineFields = (currency: string, decimals: number): Field<LineTyped>[] => {
  const number = (scale: number): Partial<Field<LineTyped>> => ({
    inputMode: 'decimal',
    error: (text) => (toScaled(text, scale) === null ? words.notNumber : undefined),
  });
  const units = LineUnitValues.map((value) => ({ value, label: LineUnitWords[value] }));
  return [
    { name: 'text', label: words.text },
    {
      name: 'unit',
      label: words.unit,
      options: ({ unit }) => (unit ? units : [{ value: '', label: words.noUnit }, ...units]),
    },
    {
      name: 'quantity',
      label: words.quantity,
      isShown: ({ unit }) => unit !== 'fixed',
      ...number(3),
    },
    { name: 'price', label: words.price(currency), ...number(decimals) },
    { name: 'rate', label: words.rate, ...number(2) },
  ];
};

const milestoneFields = (decimals: number): Field<MilestoneTyped>[] => [
  { name: 'title', label: words.milestoneTitle },
  { name: 'due', label: words.due, type: 'date' },
  { name: 'amount', label: words.amount, error: (text) => shareError(text || '-', decimals) },
];

const NEW_LINE: LineTyped = { text: '', quantity: '1', unit: 'day', price: '0', rate: '20' };
const NEW_MILESTONE: MilestoneTyped = { title: '', due: '', amount: '10%' };
