import { parentPort, workerData } from 'node:worker_threads';
import { guessMapping } from './guess-mapping';
import { readStatement } from './read-statement';
import type { CsvMapping } from './read-csv';

const { bytes, mapping } = workerData as { bytes: Uint8Array; mapping: CsvMapping | null };

/** A layout that a bank is known for needs nobody to confirm it. */
function read() {
  const first = readStatement(bytes, mapping);
  if (mapping || 'refused' in first || !first.columns) {
    return { statement: first, proposed: null, isMapped: mapping !== null };
  }
  const proposed = guessMapping(first.columns, first.sample ?? []);
  const statement = proposed?.bank ? readStatement(bytes, proposed.mapping) : first;
  return { statement, proposed, isMapped: Boolean(proposed?.bank) };
}

parentPort!.postMessage(read());
