import { defineRetention, inBatches } from '../../background/define-retention';
import { definePersonalData } from '../../personal-data/personal-data.public';

const EXPORTED = `
  SELECT p.received_on, p.kind, a.minor, p.currency, i.number AS invoice, p.payer
  FROM allocations a JOIN payments p ON p.id = a.payment_id JOIN invoices i ON i.id = a.invoice_id
  WHERE i.request_id = ANY($1) ORDER BY p.received_on, p.created_at`;

definePersonalData(
  {
    table: 'bank_lines',
    kept: 'Statements of the bank are records of the business, kept for six years after the end of the year.',
  },
  {
    table: 'payments',
    kept: 'Payments are records of the business. The law has us keep them for six years after the end of the year.',
    export: {
      title: 'Payments',
      rows: { client: (db, { requests }) => db.query(EXPORTED, [requests.own]) },
    },
  },
);

/** Amounts and days stay, because balances are sums of them. */
const TAKE_PEOPLE_OUT = `
  WITH old AS (
    SELECT id FROM payments WHERE received_on < current_date - interval '7 years'
      AND (payer <> '' OR note <> '') LIMIT $1 FOR UPDATE SKIP LOCKED)
  UPDATE payments p SET payer = '', note = '' FROM old WHERE p.id = old.id RETURNING 1`;

defineRetention(
  {
    rule: 'payment-facts',
    label: 'What the payment provider told of settled payments',
    kept: '90 days',
    sql: inBatches('payment_facts', `settled_at < now() - interval '90 days'`),
  },
  {
    rule: 'bank-lines',
    label: 'Lines of bank statements',
    kept: '7 years after their day',
    sql: inBatches('bank_lines', `day < current_date - interval '7 years'`),
  },
  {
    rule: 'payers',
    label: 'Payers and notes of payments',
    kept: '7 years after the payment',
    sql: TAKE_PEOPLE_OUT,
  },
);
