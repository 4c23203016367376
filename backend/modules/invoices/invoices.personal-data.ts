import { defineRetention, inBatches } from '../../background/define-retention';
import { definePersonalData } from '../../personal-data/personal-data.public';

const KEPT =
  'Invoices are records of the business. The law has us keep them unchanged for six years after the end of the year.';

const EXPORTED = `
  SELECT i.number, i.kind, i.state, i.issued_on, i.due_on, i.total_minor, i.paid_minor, i.currency, i.buyer, i.lines,
    i.explanation
  FROM invoices i WHERE i.request_id = ANY($1) AND i.number IS NOT NULL ORDER BY i.issued_at`;

const PLANNED = `
  SELECT t.title, t.due_on, t.total_minor, l.currency, t.done_at FROM plan_items t
  JOIN invoice_plans l ON l.id = t.plan_id WHERE l.request_id = ANY($1) ORDER BY l.id, t.position`;

definePersonalData(
  {
    table: 'invoices',
    erase: {
      client: async (tx, { requests }) => {
        await tx.query(
          `UPDATE plan_items SET invoice_id = NULL WHERE invoice_id IN
            (SELECT id FROM invoices WHERE request_id = ANY($1) AND number IS NULL)`,
          [requests.own],
        );
        await tx.query('DELETE FROM invoices WHERE request_id = ANY($1) AND number IS NULL', [
          requests.own,
        ]);
      },
    },
    kept: KEPT,
    export: {
      title: 'Invoices',
      rows: { client: (db, { requests }) => db.query(EXPORTED, [requests.own]) },
    },
  },
  {
    table: 'plan_items',
    kept: 'What was agreed is a contract, and its invoices are kept.',
    export: {
      title: 'What is invoiced when',
      rows: { client: (db, { requests }) => db.query(PLANNED, [requests.own]) },
    },
  },
  {
    table: 'billing_details',
    erase: {
      client: (tx, { id }) => tx.query('DELETE FROM billing_details WHERE user_id = $1', [id]),
    },
    kept: 'The details of a company are its own.',
    export: {
      title: 'Billing details',
      rows: {
        client: (db, { id }) => db.query('SELECT * FROM billing_details WHERE user_id = $1', [id]),
      },
    },
  },
);

defineRetention({
  rule: 'invoice-drafts',
  label: 'Drafts of invoices',
  kept: '24 months after the last change',
  sql: inBatches('invoices', `number IS NULL AND updated_at < now() - interval '24 months'`),
});
