import { useEffect, useState } from 'react';
import { call } from '../../../api/call';
import { formatMinor } from '../../../lib/money';
import { Alert } from '../../../ui/alert';
import { Heading, Row, Stack, Text } from '../../../ui/layout/layout';
import { CopyButton } from '../../components/copy-button';
import { RowAction } from '../../components/row-action';
import type { Invoice } from './invoice-source';
import styles from './invoice.module.css';
import { dayText, DueIn, isOpen } from './parts';
import { dueWords, payWords as words } from './words';

type Stated = Pick<
  Invoice,
  'kind' | 'state' | 'totalMinor' | 'openMinor' | 'currency' | 'dueOn' | 'daysLate'
>;

interface StandingProps {
  invoice: Stated;
}

const settledWords = (invoice: Stated): string => {
  if (invoice.state === 'credited') return words.credited;
  return invoice.state === 'written_off' ? words.writtenOff : words.paid;
};

/** The amount to pay and its due day, or a sentence that nothing is open. */
export function Standing({ invoice }: StandingProps) {
  const { kind, state, totalMinor, openMinor, currency, dueOn } = invoice;
  const total = formatMinor(totalMinor, currency);
  const open = isOpen(invoice);
  const isBill = kind !== 'credit' && state !== 'draft';
  return (
    <div>
      <Text soft size={2}>
        {isBill ? (open ? words.toPay : settledWords(invoice)) : words.total}
      </Text>
      <Text as="div" figures className={styles.sum}>
        {open ? formatMinor(openMinor, currency) : total}
        {open && openMinor < totalMinor ? (
          <Text as="span" soft size={2} className={styles.of}>
            {' '}
            {words.ofTotal(total)}
          </Text>
        ) : null}
      </Text>
      {open && dueOn ? (
        <Row as="p" align="baseline" gap="0 2" above={1}>
          {dueWords.on(dayText(dueOn))}
          <Text as="span" soft>
            <DueIn of={invoice} />
          </Text>
        </Row>
      ) : null}
    </div>
  );
}

/** Then the button is there again, in case the payment was given up. It leads to the same page. */
const WAITS_MS = 60_000;

interface PayProps {
  invoice: Invoice;
  /** Back from the payment page: the provider's message may take a moment. */
  isPaying: boolean;
}

/** All that a client does with an invoice: pay it by card at once, or by bank transfer. */
export function Pay({ invoice, isPaying }: PayProps) {
  const { _id: id, canPay, pausedAt, number, seller } = invoice;
  const open = isOpen(invoice);
  const [isWaiting, setWaiting] = useState(isPaying);
  useEffect(() => {
    const timer = setTimeout(() => setWaiting(false), WAITS_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Stack as="section" gap={5} aria-label={words.label}>
      {isPaying ? <Alert tone="success">{open ? words.thanks : words.arrived}</Alert> : null}
      <Standing invoice={invoice} />
      {open && canPay && !isWaiting ? (
        <RowAction
          wide
          label={words.pay}
          send={() => call('POST /api/invoices/{id}/pay', { path: { id } }).send()}
          onDone={({ url }) => window.location.assign(url)}
        />
      ) : null}
      {open && pausedAt ? <Text soft>{words.paused}</Text> : null}
      {open && seller.bank && number ? <Bank bank={seller.bank} number={number} /> : null}
    </Stack>
  );
}

interface BankProps {
  bank: NonNullable<Invoice['seller']['bank']>;
  /** Quoted, so that the payment is found. */
  number: string;
}

const copied = ['name', 'sortCode', 'account', 'iban', 'bic'] as const;

export const Bank = ({ bank, number }: BankProps) => (
  <Stack as="section" gap={2} aria-labelledby="bank">
    <Heading id="bank">{words.bank}</Heading>
    <dl>
      <Copied name="reference" value={number} strong />
      {copied.map((name) => (
        <Copied key={name} name={name} value={bank[name]} />
      ))}
    </dl>
  </Stack>
);

interface CopiedProps {
  name: (typeof copied)[number] | 'reference';
  value: string;
  strong?: boolean;
}

const Copied = ({ name, value, strong = false }: CopiedProps) =>
  value ? (
    <Text as="div" breaks before={1} line="above">
      <Text as="dt" faint size={1}>
        {words.facts[name]}
      </Text>
      <Row as="dd" nowrap between align="center" gap={3} figures strong={strong}>
        <span>{value}</span>
        <CopyButton iconOnly text={value} what={words.what[name]} />
      </Row>
    </Text>
  ) : null;
