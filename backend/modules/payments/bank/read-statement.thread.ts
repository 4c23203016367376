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
  const confirmed = kept.filter((one) => one.hasHeader && JSON.stringify(one.columns) === header);
  const [only, ...others] = confirmed;
  if (only && others.length === 0) {
    return { statement: readStatement(bytes, only), proposed: null, isMapped: true };
  }
  const proposed = guessMapping(first.columns, first.sample ?? []);
  // Two banks may name their columns alike and write their days differently.
  if (!proposed?.bank || only) return { statement: first, proposed, isMapped: false };
  return { statement: readStatement(bytes, proposed.mapping), proposed, isMapped: true };
}

parentPort!.postMessage(read());
