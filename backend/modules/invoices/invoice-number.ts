import type { EntityManager } from 'typeorm';
import type { Invoice } from './invoice.entity';
import { InvoiceChangedMeanwhile } from './invoices.errors';

/**
 * The series is locked from here to the end of the transaction, so nothing may follow that takes
 * time. A rollback gives the number back.
 */
const TAKE = `
  WITH taken AS (
    UPDATE document_series SET next = next + 1 WHERE kind = $2 RETURNING prefix, next - 1 AS number)
  UPDATE invoices i
  SET number = taken.prefix || '-' || lpad(taken.number::text, greatest(6, length(taken.number::text)), '0')
  FROM taken WHERE i.id = $1 AND i.number IS NULL RETURNING i.number`;

/** The last statement of a transaction that issues. */
export async function takeNumber(
  tx: EntityManager,
  { id, isCredit }: Pick<Invoice, 'id' | 'isCredit'>,
): Promise<string> {
  const [rows] = await tx.query<[{ number: string }[], number]>(TAKE, [
    id,
    isCredit ? 'credit' : 'invoice',
  ]);
  const [taken] = rows;
  if (!taken) throw InvoiceChangedMeanwhile();
  return taken.number;
}
