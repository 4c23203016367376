import { parentPort, workerData } from 'node:worker_threads';
import { guessMapping } from './guess-mapping';
import { readStatement } from './read-statement';
import type { CsvMapping } from './read-csv';

/** `mapping` is the chosen one; `kept` are those of all banks. */
type Asked = { bytes: Uint8Array; mapping: CsvMapping | null; kept: CsvMapping[] };

const { bytes, mapping, kept } = workerData as Asked;

/** A layout that staff have confirmed, or that a bank is known for, needs nobody to confirm it. */
function read() {
  const first = readStatement(bytes, mapping);
  if (mapping || 'refused' in first || !first.columns) {
    return { statement: first, proposed: null, isMapped: mapping !== null };
  }
  const header = JSON.stringify(first.columns);
  const confirmed = kept.find((one) => one.hasHeader && JSON.stringify(one.columns) === header);
  if (confirmed) {
    return { statement: readStatement(bytes, confirmed), proposed: null, isMapped: true };
  }
  const proposed = guessMapping(first.columns, first.sample ?? []);
  const statement = proposed?.bank ? readStatement(bytes, proposed.mapping) : first;
  return { statement, proposed, isMapped: Boolean(proposed?.bank) };
}

parentPort!.postMessage(read());
