import { Plus, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { call, q, useQuery } from '../../../api/call';
import { ProposalKindWords } from '../../../api/generated/words/proposal-kind';
import { formatAge, formatTime } from '../../../lib/dates';
import { decimalsOf, toScaled } from '../../../lib/money';
import { Alert } from '../../../ui/alert';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { TextArea, TextField } from '../../../ui/inputs';
import { Columns, Row, Stack, Text } from '../../../ui/layout/layout';
import { Segmented } from '../../../ui/segmented';
import { LoadedItem } from '../../components/loaded';
import { Section } from '../../components/section';
import { confirm } from '../../forms/confirm';
import { ChangeAlert } from '../../forms/change-alert';
import { useUserId } from '../../forms/use-draft';
import { paths } from '../../paths';
import { Page } from '../../shell/page';
import { kitWords } from '../../words';
import { usePresence } from '../work/team/use-presence';
import { type Draft, type LineTyped, type MilestoneTyped, useDraftForm } from './draft-form';
import { toShare } from './figures';
import { PaperView } from './paper';
import styles from './paper.module.css';
import { type Proposal } from './proposal-source';
import { editWords as words, pageWords } from './words';

export function Component() {
  const { id = '' } = useParams();
  const query = useQuery(q('/api/proposals/{id}', { path: { id } }));
  const found = query.data;
  const userId = useUserId();
  return (
    <Page
      title={found ? words.title(ProposalKindWords[found.kind], found.reference) : pageWords.title}
      lead={found ? words.lead(found.request.projectName) : null}
      back={<Link to={paths.proposals}>← {pageWords.all}</Link>}
    >
      <LoadedItem query={query} words={pageWords}>
        {(proposal) =>
          proposal.draft ? (
            <Editor key={`${id} ${userId}`} proposal={proposal} draft={proposal.draft} />
          ) : (
            <EmptyState
              title={words.noDraft}
              text={pageWords.all}
              action={<Link to={paths.proposal(id)}>{words.open}</Link>}
            />
          )
        }
      </LoadedItem>
    </Page>
  );
}

function Editor({ proposal, draft }: { proposal: Proposal; draft: Draft }) {
  const { _id: id, previous, paper } = proposal;
  const decimals = decimalsOf(proposal.currency);
  const isSent = proposal.sentVersion > 0;
  const navigate = useNavigate();
  const [isPreview, setIsPreview] = useState(false);
  const { form, typed, change: set, body, failedSince, isTryingAgain } = useDraftForm(proposal);
  const { seen, conflict, isPending, isChanged } = form;
  const others = usePresence(proposal.request._id, id);
  const { by, gaps } = draft;
  const field = (name: 'scope' | 'exclusions' | 'deposit' | 'vatNote' | 'validUntil') => ({
    label: words[name],
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value }),
  });
  const warnings = [
    ...(others.length > 0 ? [words.openToo(others)] : []),
    ...(by && !by.isYou && !conflict ? [words.colleagueToo(by.name, formatAge(by.at))] : []),
  ];
  const end = (step: 'send' | 'discard-draft', to: string) => async () => {
    await call(`POST /api/proposals/{id}/${step}`, { path: { id } }).send({
      version: seen.version,
    });
    void navigate(to);
  };
  const send = () => {
    // A colleague has saved in the meantime. Saving now shows the conflict: whose text to keep?
    if (seen.version !== proposal.version) return form.submit();
    return confirm({
      ...words.sending,
      text: words.sendText,
      run: end('send', paths.proposal(id)),
    });
  };
  const drop = () =>
    confirm({
      ...pageWords.dropping,
      text: pageWords.dropText(isSent),
      run: end('discard-draft', isSent ? paths.proposal(id) : paths.proposals),
    });
  const waitsFor = conflict
    ? words.decide
    : failedSince
      ? words.failedSince(formatTime(failedSince))
      : body === null
        ? words.unsaved
        : words.saving;
  return (
    <Stack gap={6}>
      <Row gap={3} align="center">
        <Segmented
          label={words.modes}
          value={isPreview ? 'preview' : 'write'}
          options={[
            { value: 'write', label: words.write },
            { value: 'preview', label: words.preview },
          ]}
          onChoose={(mode) => setIsPreview(mode === 'preview')}
        />
        <Text soft role="status">
          {body === null ? words.unsaved : isPending ? words.saving : isChanged ? '' : words.saved}
        </Text>
      </Row>
      <ChangeAlert change={form}>
        {conflict ? <p>{words.colleague(by?.name ?? '')}</p> : null}
        {failedSince && !conflict ? (
          <>
            <p>
              {words.failedSince(formatTime(failedSince))} {isTryingAgain ? words.tryingAgain : ''}
            </p>
            <Row gap={2}>
              <Button small label={kitWords.retry} onClick={() => form.submit()} />
            </Row>
          </>
        ) : null}
      </ChangeAlert>
      {warnings.length > 0 ? (
        <Alert tone="warning">{[...warnings, words.talk].join(' ')}</Alert>
      ) : null}
      {isPreview ? (
        <>
          <Text soft>{words.previewLead}</Text>
          <PaperView paper={draft.paper} previous={isSent ? (paper ?? previous) : null} />
        </>
      ) : (
        <Stack gap={6}>
          <TextArea hint={words.markdown} rows={12} {...field('scope')} />
          <TextArea required={false} rows={5} {...field('exclusions')} />
          <Section title={words.lines}>
            <Rows
              rows={typed.lines}
              fields={lineFields(proposal.currency, decimals)}
              added={NEW_LINE}
              add={words.addLine}
              nameOf={words.line}
              className={styles.line}
              onChange={(lines) => set({ lines })}
            />
          </Section>
          <Section title={words.schedule} lead={words.scheduleHint}>
            <TextField {...field('deposit')} error={shareError(typed.deposit, decimals)} />
            <Rows
              rows={typed.milestones}
              fields={milestoneFields(decimals)}
              added={NEW_MILESTONE}
              add={words.addMilestone}
              nameOf={words.milestone}
              className={styles.milestone}
              onChange={(milestones) => set({ milestones })}
            />
          </Section>
          <TextField required={false} {...field('vatNote')} />
          <TextField type="date" {...field('validUntil')} />
        </Stack>
      )}
      {gaps.length > 0 ? (
        <Alert tone="warning">
          <p>{words.gaps}</p>
          <ul>
            {gaps.map((gap) => (
              <li key={gap}>{gap}</li>
            ))}
          </ul>
        </Alert>
      ) : null}
      <Row gap={3}>
        <Button
          label={words.send}
          disabledReason={gaps.length > 0 ? words.gaps : isChanged ? waitsFor : undefined}
          onClick={send}
        />
        <Button variant="quiet" label={pageWords.drop} onClick={drop} />
      </Row>
    </Stack>
  );
}

const shareError = (text: string, decimals: number) =>
  text && toShare(text, decimals) === null ? words.notNumber : undefined;

interface Field<Row> {
  name: keyof Row & string;
  label: string;
  type?: 'text' | 'date';
  inputMode?: 'decimal';
  error?: (text: string) => string | undefined;
}

const lineFields = (currency: string, decimals: number): Field<LineTyped>[] => {
  const number = (scale: number): Partial<Field<LineTyped>> => ({
    inputMode: 'decimal',
    error: (text) => (toScaled(text, scale) === null ? words.notNumber : undefined),
  });
  return [
    { name: 'text', label: words.text },
    { name: 'quantity', label: words.quantity, ...number(3) },
    { name: 'unit', label: words.unit(currency), ...number(decimals) },
    { name: 'rate', label: words.rate, ...number(2) },
  ];
};

const milestoneFields = (decimals: number): Field<MilestoneTyped>[] => [
  { name: 'title', label: words.milestoneTitle },
  { name: 'due', label: words.due, type: 'date' },
  { name: 'amount', label: words.amount, error: (text) => shareError(text || '-', decimals) },
];

const NEW_LINE: LineTyped = { text: '', quantity: '1', unit: '0', rate: '20' };
const NEW_MILESTONE: MilestoneTyped = { title: '', due: '', amount: '10%' };

interface RowsProps<Row> {
  rows: Row[];
  fields: readonly Field<Row>[];
  added: Row;
  add: string;
  nameOf: (number: number) => string;
  className: string | undefined;
  onChange: (rows: Row[]) => void;
}

/** Rows of fields, which can be added and removed. */
function Rows<Row extends Record<keyof Row, string>>(props: RowsProps<Row>) {
  const { rows, fields, added, add, nameOf, className, onChange } = props;
  const adding = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Stack as="ol" gap={5}>
        {rows.map((row, index) => (
          <Columns as="li" key={index} from="medium" align="start" gap="3 3" className={className}>
            {fields.map(({ name, error, ...field }) => (
              <TextField
                key={name}
                {...field}
                value={row[name]}
                error={error?.(row[name])}
                onChange={({ target }: { target: { value: string } }) =>
                  onChange(rows.with(index, { ...row, [name]: target.value }))
                }
              />
            ))}
            <Button
              iconOnly
              aria-label={words.remove(nameOf(index + 1))}
              onClick={() => {
                // The last row's button goes; any other stays for the row that moves up.
                if (index === rows.length - 1) adding.current?.focus();
                onChange(rows.toSpliced(index, 1));
              }}
            >
              <X aria-hidden="true" />
            </Button>
          </Columns>
        ))}
      </Stack>
      <div>
        <Button small ref={adding} onClick={() => onChange([...rows, added])}>
          <Plus aria-hidden="true" />
          {add}
        </Button>
      </div>
    </>
  );
}
