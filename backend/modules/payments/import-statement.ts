import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import type { Actor } from '../../access/access.public';
import { runAside } from '../../background/run-aside';
import { Transactions } from '../../database/transactions';
import { AppError } from '../../errors/app-error';
import { record, saveChanged } from '../../events/events.public';
import type { MessageDto } from '../../http/message.dto';
import { BankLineRow, BankMapping } from './bank-line.entity';
import { bankText, type BankLine, type Refusal } from './bank/bank-line';
import { lineMatcher } from './bank/match-lines';
import type { ProposedMapping } from './bank/guess-mapping';
import type { CsvMapping } from './bank/read-csv';
import type { Statement } from './bank/read-statement';
import type { BankMappingDto, BankMappingsDto, StatementReadDto } from './dto/bank.dto';
import {
  AmountColumnMissing,
  CurrencyMissing,
  MappingMissing,
  StatementRefused,
  TakesMoneyBack,
  TakesTooLong,
} from './payments.errors';
import { statementRead } from './payments.events';
import { openInvoices } from './read-bank';
import { SettlePayment } from './settle-payment';

/** `isMapped`: the columns of a CSV file were known. */
type Answer = {
  statement: Statement | Refusal;
  proposed: ProposedMapping | null;
  isMapped: boolean;
};

const THREAD = join(__dirname, 'bank/read-statement.thread.js');
const MAX_HEAP_MB = 256;
const MAX_UNREAD = 100;
const MAX_SAMPLE = 5;

/** Those that are new, in one statement. */
const ADD = `
  INSERT INTO bank_lines (id, account, day, minor, currency, text, place, is_reversal)
  SELECT * FROM jsonb_to_recordset($1::jsonb) AS l (id uuid, account text, day date, minor bigint,
    currency text, text text, place int, is_reversal boolean)
  ON CONFLICT DO NOTHING RETURNING id`;

@Injectable()
export class ImportStatement {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly settling: SettlePayment,
  ) {}

  /** A line whose text names one open invoice, with its sum, is settled; people decide the others. */
  async read(actor: Actor, bytes: Uint8Array, bank: string | undefined): Promise<StatementReadDto> {
    const kept = await this.kept();
    const chosen = kept.find((one) => one.bank === bank) ?? null;
    if (bank !== undefined && !chosen) throw MappingMissing();
    const asked = { bytes, chosen, kept };
    const answer = await runAside<Answer>(THREAD, asked, { maxHeapMb: MAX_HEAP_MB });
    if (!answer) throw TakesTooLong();
    const { statement, proposed, isMapped } = answer;
    if ('refused' in statement) throw StatementRefused(statement);
    const { lines, unread, columns = [], sample = [] } = statement;
    const needsMapping = !isMapped && columns.length > 0;
    const coming = lines.filter(({ minor, isReversal }) => minor > 0 || isReversal);
    const { added, matched } = await this.keep(actor, coming);
    return {
      message: needsMapping
        ? 'Say which column is what, and send the file again.'
        : newLines(added, matched),
      ...{ added, matched, known: coming.length - added, outgoing: lines.length - coming.length },
      unread: unread.slice(0, MAX_UNREAD),
      columns: needsMapping ? columns : [],
      sample: needsMapping ? sample.slice(0, MAX_SAMPLE).map(shownRow) : [],
      proposed: needsMapping && proposed ? mappingDto(proposed.bank ?? '', proposed.mapping) : null,
    };
  }

  async mappings(): Promise<BankMappingsDto> {
    const kept = await this.kept();
    return { mappings: kept.map(({ bank, mapping }) => mappingDto(bank, mapping)) };
  }

  keepMapping({ bank, ...form }: BankMappingDto): Promise<MessageDto> {
    const mapping = mappingIn(form);
    return this.transactions.run(async (tx) => {
      await tx.query(
        `INSERT INTO bank_mappings (id, bank, mapping) VALUES ($1, $2, $3)
         ON CONFLICT (bank) DO UPDATE SET mapping = EXCLUDED.mapping`,
        [uuid(), bank, JSON.stringify(mapping)],
      );
      return { message: `Files of ${bank} are read like this.` };
    });
  }

  private async kept(): Promise<{ bank: string; mapping: CsvMapping }[]> {
    const kept = await this.dataSource.manager.find(BankMapping, { order: { bank: 'ASC' } });
    return kept.map(({ bank, mapping }) => ({ bank, mapping }));
  }

  private async keep(actor: Actor, lines: BankLine[]): Promise<{ added: number; matched: number }> {
    const rows = lines.map(({ isReversal, ...line }) => ({
      ...{ id: uuid(), ...line, is_reversal: isReversal },
    }));
    const added = await this.transactions.run(async (tx) => {
      const found = await tx.query<{ id: string }[]>(ADD, [JSON.stringify(rows)]);
      const after = { lines: found.length, read: lines.length };
      await record(tx, statementRead({ actor: actor.userId, after }));
      return new Set(found.map(({ id }) => id));
    });
    const match = lineMatcher(await openInvoices(this.dataSource));
    let matched = 0;
    for (const { id, is_reversal: isReversal, ...line } of rows) {
      if (!added.has(id) || match({ ...line, isReversal }).certain === null) continue;
      if (await this.matchAlone(actor, id)) matched += 1;
    }
    return { added: added.size, matched };
  }

  /**
   * Checks again what is open, because an earlier line may have paid it. Each line has its own
   * transaction, so that a failure affects no other line. People decide if its invoice is paid meanwhile.
   */
  private matchAlone(actor: Actor, id: string): Promise<boolean> {
    const matching = this.transactions.run(async (tx) => {
      const line = await tx.findOneOrFail(BankLineRow, {
        where: { id },
        lock: { mode: 'pessimistic_write' },
      });
      const open = await openInvoices(tx);
      const { certain } = lineMatcher(open)(line);
      const invoiceId = open.find(({ number }) => number === certain)?.id;
      if (!invoiceId || line.state !== 'open') return false;
      await takeIn(tx, this.settling, line, [{ invoiceId, minor: line.minor }], actor.userId);
      return true;
    });
    return matching.catch((error: unknown) => {
      if (error instanceof AppError) return false;
      throw error;
    });
  }
}

const newLines = (added: number, matched: number): string =>
  added === 1
    ? `One line is new, ${matched} matched.`
    : `${added} lines are new, ${matched} of them matched.`;

const shownRow = (cells: string[]): string[] => cells.map((cell) => bankText([cell]));

/**
 * Makes the line a payment. The rest that no invoice gets stays unallocated.
 * @throws AlreadyDecided, TakesMoneyBack, CurrencyDiffers, MoreThanLeft
 */
export async function takeIn(
  tx: EntityManager,
  settling: SettlePayment,
  line: BankLineRow,
  invoices: { invoiceId: string; minor: number }[],
  userId: string,
): Promise<void> {
  line.expectOpen();
  if (line.minor <= 0 || line.isReversal) throw TakesMoneyBack();
  const payment = await settling.receiveFor(
    tx,
    {
      ...{ provider: 'bank', reference: line.id, kind: 'bank', minor: line.minor },
      ...{ currency: line.currency, receivedOn: line.day, payer: line.text.slice(0, 160) },
      recordedBy: userId,
    },
    invoices,
  );
  line.match(payment.id, userId);
  await saveChanged(tx, line);
}

function mappingIn(form: Omit<BankMappingDto, 'bank'>): CsvMapping {
  const { amountColumn, inColumn, outColumn, directionColumn } = form;
  const { currencyColumn, currency, accountColumn } = form;
  if (!amountColumn && !(inColumn && outColumn)) throw AmountColumnMissing();
  if (!currencyColumn && !currency) throw CurrencyMissing();
  return {
    hasHeader: form.hasHeader,
    columns: form.columns,
    ...(accountColumn && { account: { column: accountColumn } }),
    day: { column: form.dayColumn, order: form.dayOrder },
    amount: amountColumn ? { column: amountColumn } : { in: inColumn!, out: outColumn! },
    ...(amountColumn && directionColumn && { direction: directionColumn }),
    text: [form.textColumn, form.secondTextColumn].filter((one) => one !== undefined),
    currency: currencyColumn ? { column: currencyColumn } : { fixed: currency! },
    decimal: form.decimal,
  };
}

function mappingDto(bank: string, mapping: CsvMapping): BankMappingDto {
  const { account, day, amount, direction, text, currency, hasHeader, decimal, columns } = mapping;
  return {
    ...(columns && { columns }),
    ...{ bank, hasHeader, decimal, dayColumn: day.column, dayOrder: day.order },
    ...(account && 'column' in account && { accountColumn: account.column }),
    ...('column' in amount
      ? { amountColumn: amount.column }
      : { inColumn: amount.in, outColumn: amount.out }),
    ...(direction !== undefined && { directionColumn: direction }),
    ...(text[0] !== undefined && { textColumn: text[0] }),
    ...(text[1] !== undefined && { secondTextColumn: text[1] }),
    ...('column' in currency ? { currencyColumn: currency.column } : { currency: currency.fixed }),
  };
}
