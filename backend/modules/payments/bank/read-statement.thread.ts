import { parentPort, workerData } from 'node:worker_threads';
import { guessMapping } from './guess-mapping';
import type { Refusal } from './bank-line';
import { readStatement, type Statement } from './read-statement';
import type { CsvMapping } from './read-csv';

type Kept = { bank: string; mapping: CsvMapping };

/** `chosen` is that of the bank that is named; `kept` are those of all banks. */
type Asked = { bytes: Uint8Array; chosen: Kept | null; kept: Kept[] };

const { bytes, chosen, kept } = workerData as Asked;

/** A file that names no account is of the bank's one, or equal lines of two banks would be one line. */
function ofBank(read: Statement | Refusal, bank = ''): Statement | Refusal {
  if ('refused' in read) return read;
  return { ...read, lines: read.lines.map((line) => ({ ...line, account: line.account || bank })) };
}

/** A layout that staff have confirmed, or that a bank is known for, needs nobody to confirm it. */
function read() {
  const first = readStatement(bytes, chosen?.mapping ?? null);
  if (chosen || 'refused' in first || !first.columns) {
    return { statement: ofBank(first, chosen?.bank), proposed: null, isMapped: chosen !== null };
  }
  const header = JSON.stringify(first.columns);
  const confirmed = kept.filter(
    ({ mapping }) => mapping.hasHeader && JSON.stringify(mapping.columns) === header,
  );
  const [only, ...others] = confirmed;
  if (only && others.length === 0) {
    const statement = ofBank(readStatement(bytes, only.mapping), only.bank);
    return { statement, proposed: null, isMapped: true };
  }
  const proposed = guessMapping(first.columns, first.sample ?? []);
  // Two banks may name their columns alike and write their days differently.
  if (!proposed?.bank || only) return { statement: first, proposed, isMapped: false };
  const statement = ofBank(readStatement(bytes, proposed.mapping), proposed.bank);
  return { statement, proposed, isMapped: true };
}

parentPort!.postMessage(read());
