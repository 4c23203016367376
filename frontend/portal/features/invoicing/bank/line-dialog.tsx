import { Link } from 'react-router-dom';
import { useState } from 'react';
import { call, q, useQuery } from '../../../../api/call';
import { BankLineStateWords } from '../../../../api/generated/words/bank-line-state';
import { formatMinor } from '../../../../lib/money';
import { Alert } from '../../../../ui/alert';
import { Button } from '../../../../ui/button';
import { Checkbox, TextField } from '../../../../ui/inputs';
import { Stack, Text } from '../../../../ui/layout/layout';
import { Dialog } from '../../../../ui/overlay/dialog';
import { Fact, Facts } from '../../../components/facts';
import { ItemDialog } from '../../../components/item-dialog';
import { ItemRow, ItemRows } from '../../../components/item-row';
import { Loaded } from '../../../components/loaded';
import { RowAction } from '../../../components/row-action';
import { ChangeDialog, useApiForm } from '../../../forms/form-dialog';
import { SearchBox } from '../../../lists/search-box';
import { paths } from '../../../paths';
import { kitWords } from '../../../words';
import { dayText } from '../../invoices/parts';
import { amountField, minorOf, typedOf } from '../amount-field';
import { invoiceText, Rest, useInvoiceSearch } from '../invoice-field';
import { invoiceFieldWords } from '../words';
import styles from './bank.module.css';
import type { BankLine } from './bank-source';
import { bankWords, lineWords as words } from './words';

export function LineDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useQuery(q('/api/bank/lines/{id}', { path: { id } }));
  const line = query.data;
  if (!line) return <ItemDialog noun={bankWords.noun} queries={[query]} onClose={onClose} />;
  const canMatch = line.state === 'open' && !line.isReversal && line.minor > 0;
  return canMatch ? (
    <MatchForm line={line} onClose={onClose} />
  ) : (
    <LineView line={line} onClose={onClose} />
  );
}

interface LineProps {
  line: BankLine;
  onClose: () => void;
}

/** A line that is decided, or that takes money back. */
function LineView({ line, onClose }: LineProps) {
  const { state, paymentId, isReversal } = line;
  return (
    <Dialog
      onClose={onClose}
      title={words.title}
      description={words.received(formatMinor(line.minor, line.currency), dayText(line.day))}
      footer={
        <>
          <Button variant="secondary" label={kitWords.close} onClick={onClose} />
          {state === 'ignored' ? <Reopen line={line} /> : null}
          {state === 'open' ? <Ignore line={line} onDone={onClose} /> : null}
        </>
      }
    >
      <Stack gap={5}>
        {isReversal && state === 'open' ? (
          <Alert tone="warning">
            <p>{words.takenBack}</p>
            <p>
              <Link to={paths.payments}>{words.payments}</Link>
            </p>
          </Alert>
        ) : null}
        <About line={line} />
        {paymentId ? <Link to={paths.payment(paymentId)}>{words.payment}</Link> : null}
      </Stack>
    </Dialog>
  );
}

const About = ({ line: { text, account, state } }: { line: BankLine }) => (
  <Facts>
    <Fact term={words.facts.text}>{text || bankWords.noText}</Fact>
    <Fact term={words.facts.account}>{account}</Fact>
    <Fact term={words.facts.state}>{state === 'open' ? null : BankLineStateWords[state]}</Fact>
  </Facts>
);

const Reopen = ({ line: { _id: id, version } }: { line: BankLine }) => (
  <RowAction
    label={words.reopen}
    send={() => call('POST /api/bank/lines/{id}/reopen', { path: { id } }).send({ version })}
    done={({ message }) => message}
  />
);

const Ignore = ({ line: { _id: id, version }, onDone }: { line: BankLine; onDone: () => void }) => (
  <RowAction
    variant="quiet"
    label={words.ignore}
    send={() => call('POST /api/bank/lines/{id}/ignore', { path: { id } }).send({ version })}
    done={({ message }) => message}
    onDone={onDone}
  />
);

/** An invoice that the line may pay. */
type Candidate = { invoiceId: string; number: string; note: string; openMinor: number };

const candidatesOf = ({ evidence, currency }: BankLine): Candidate[] =>
  evidence.map(({ invoiceId, number, company, openMinor, why }) => ({
    ...{ invoiceId, number, openMinor },
    note: [
      [company, invoiceFieldWords.open(formatMinor(openMinor, currency))].join(', '),
      bankWords.why(why),
    ].join(' · '),
  }));

/** Shows the line and the invoices that it may pay. People tick them. */
function MatchForm({ line, onClose }: LineProps) {
  const { _id: id, currency, minor } = line;
  const [added, setAdded] = useState<readonly Candidate[]>([]);
  const fitting = candidatesOf(line);
  const candidates = [...fitting, ...added];
  const form = useApiForm({
    call: call('POST /api/bank/lines/{id}/match', { path: { id } }),
    of: line,
    // By the invoice's id: its amount as typed.
    valuesOf: () => ({ amounts: {} as Record<string, string> }),
    send: ({ amounts }, post, { version }) => post({ invoices: given(amounts, currency), version }),
    draft: 'none',
    onClose,
  });
  const { amounts } = form.watch();
  const givenMinor = given(amounts, currency).reduce((sum, one) => sum + one.minor, 0);
  const leftMinor = minor - givenMinor;
  const tick = ({ invoiceId, openMinor }: Candidate, isTicked: boolean) => {
    const { [invoiceId]: _, ...others } = amounts;
    const most = Math.max(Math.min(openMinor, leftMinor), 0);
    const typed = { ...others, [invoiceId]: typedOf(most, currency) };
    form.setValue('amounts', isTicked ? typed : others);
  };
  return (
    <ChangeDialog
      wide
      title={line.text || words.title}
      description={words.received(formatMinor(minor, currency), dayText(line.day))}
      action={givenMinor > 0 ? words.match : words.matchWhole}
      blocked={leftMinor < 0 ? words.over(formatMinor(-leftMinor, currency)) : undefined}
      start={<Ignore line={line} onDone={onClose} />}
      form={form}
    >
      <Facts>
        <Fact term={words.facts.account}>{line.account}</Fact>
        <Fact term={words.sum}>{formatMinor(minor, currency)}</Fact>
        <Fact term={words.given}>{givenMinor > 0 ? formatMinor(givenMinor, currency) : null}</Fact>
        <Fact term={words.left}>{leftMinor > 0 ? formatMinor(leftMinor, currency) : null}</Fact>
      </Facts>
      <Stack as="fieldset" gap={2}>
        <Text as="legend" strong below={2}>
          {words.fits}
        </Text>
        {candidates.length === 0 ? <Text soft>{words.noFit}</Text> : null}
        {candidates.map((one) => {
          const isTicked = amounts[one.invoiceId] !== undefined;
          return (
            <div key={one.invoiceId}>
              <Checkbox
                label={words.isFor(one.number)}
                checked={isTicked}
                onChange={({ target }) => tick(one, target.checked)}
              />
              <Stack gap={3} className={styles.ticked}>
                <Text soft figures breaks size={2}>
                  {one.note}
                </Text>
                {isTicked ? (
                  <TextField
                    {...amountField(form, `amounts.${one.invoiceId}`, {
                      label: words.amount(one.number, currency),
                      currency,
                    })}
                  />
                ) : null}
              </Stack>
            </div>
          );
        })}
      </Stack>
      <Others
        currency={currency}
        known={candidates}
        onAdd={(one) => {
          setAdded([...added, one]);
          tick(one, true);
        }}
      />
      <Text soft size={2}>
        {givenMinor > 0 ? words.leftNote : words.nothing}
      </Text>
    </ChangeDialog>
  );
}

const given = (amounts: Record<string, string>, currency: string) =>
  Object.entries(amounts).flatMap(([invoiceId, text]) => {
    const minor = minorOf(text, currency);
    return minor === null ? [] : [{ invoiceId, minor }];
  });

interface OthersProps {
  currency: string;
  known: readonly Candidate[];
  onAdd: (invoice: Candidate) => void;
}

/** Open invoices without evidence, which people may know better. */
function Others({ currency, known, onAdd }: OthersProps) {
  const { search, setSearch, query } = useInvoiceSearch(currency);
  const isKnown = (id: string) => known.some(({ invoiceId }) => invoiceId === id);
  return (
    <Text as="details" className="folding">
      <summary>{words.searchOthers}</summary>
      <Stack gap={3} before={3}>
        <SearchBox hint={invoiceFieldWords.searchIn} value={search} onSearch={setSearch} />
        <Loaded query={query} noun={invoiceFieldWords.noun} lines={3}>
          {({ invoices, pagination: { total } }) => (
            <ItemRows>
              {invoices.map((one) => {
                const { _id: invoiceId, openMinor } = one;
                const number = one.number ?? '';
                const note = invoiceText(one);
                return isKnown(invoiceId) ? null : (
                  <ItemRow key={invoiceId} title={number} notes={[note]}>
                    <Button
                      small
                      label={words.add}
                      aria-label={words.addOf(number)}
                      onClick={() => onAdd({ invoiceId, number, note, openMinor })}
                    />
                  </ItemRow>
                );
              })}
              <Rest shown={invoices.length} total={total} />
            </ItemRows>
          )}
        </Loaded>
      </Stack>
    </Text>
  );
}
