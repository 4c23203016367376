import type { EntityManager } from 'typeorm';
import { runLast } from '../../database/transactions';
import type { Invoice } from './invoice.entity';

/** Locks the series to the end of the transaction. A rollback gives the number back. */
const TAKE = `
  WITH taken AS (
    UPDATE document_series SET next = next + 1 WHERE kind = $2 RETURNING prefix, next - 1 AS number)
  UPDATE invoices i
  SET number = taken.prefix || '-' || lpad(taken.number::text, greatest(6, length(taken.number::text)), '0')
  FROM taken WHERE i.id = $1 RETURNING i.number`;

/** The last statement of a transaction that issues. */
export async function takeNumber(
  tx: EntityManager,
  { id, isCredit }: Pick<Invoice, 'id' | 'isCredit'>,
): Promise<string> {
  const [taken] = await runLast<{ number: string }>(tx, TAKE, [
    id,
    isCredit ? 'credit' : 'invoice',
  ]);
  return taken!.number;
}
