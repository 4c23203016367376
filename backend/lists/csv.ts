import { Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';
import { stringify } from 'csv-stringify';
import type { SearchPageQuery } from './page.dto';

/**
 * A file for spreadsheets, written while it is sent. What a spreadsheet would take for a formula is
 * quoted; the byte order mark tells Excel that it is UTF-8.
 */
export function csvFile<Row>(
  name: string,
  columns: Record<string, (row: Row) => unknown>,
  pages: AsyncIterable<Row[]>,
): StreamableFile {
  async function* records() {
    for await (const page of pages) {
      for (const row of page) yield Object.values(columns).map((valueOf) => asText(valueOf(row)));
    }
  }
  const writer = stringify({
    header: true,
    columns: Object.keys(columns),
    bom: true,
    escape_formulas: true,
  });
  const day = new Date().toISOString().slice(0, 10);
  return new StreamableFile(Readable.from(records()).pipe(writer), {
    type: 'text/csv; charset=utf-8',
    disposition: `attachment; filename="${name}-${day}.csv"`,
  });
}

const asText = (value: unknown): string =>
  value instanceof Date ? value.toISOString() : String((value as string | null) ?? '');

/**
 * What an export was narrowed by, for the audit log. Searched words may name a person: only that there
 * were any is kept.
 */
export function exportedFilter<Query extends SearchPageQuery>(query: Query): object {
  const { search, page: _page, limit: _limit, ...filter } = query;
  return { ...filter, isSearched: Boolean(search) };
}
