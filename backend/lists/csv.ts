import { pipeline, Readable } from 'node:stream';
import { Logger, StreamableFile, applyDecorators } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import { stringify, type Options } from 'csv-stringify';
import { stringify as stringifySync } from 'csv-stringify/sync';
import type { DataSource } from 'typeorm';
import { officeToday } from '../database/clock';
import { AppError } from '../errors/app-error';
import { recordAlone } from '../events/events.public';
import type { SearchPageQuery } from './page.dto';

const logger = new Logger('exports');

/** The columns by name, each a property of the row or made from it. */
export type Columns<Row> = Record<string, keyof Row | ((row: Row) => unknown)>;

/**
 * If reading fails half-way, the connection is closed, so that a partial file does not look
 * complete. Escapes formulas; Excel needs the byte order mark for UTF-8.
 */
export function csvFile<Row>(
  name: string,
  columns: Columns<Row>,
  pages: AsyncIterable<Row[]>,
): StreamableFile {
  async function* records() {
    try {
      for await (const page of pages) {
        for (const row of page) {
          yield cellsOf(row, columns);
        }
      }
    } catch (error) {
      // The reader disconnected, which is not a failure.
      if ((error as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE') throw error;
      logger.error(error, `The export of ${name} broke off`);
      throw ExportBroken();
    }
  }
  const writer = stringify({ ...optionsFor(columns), bom: true });
  pipeline(Readable.from(records()), writer, () => undefined);
  return new StreamableFile(writer, {
    type: 'text/csv; charset=utf-8',
    disposition: `attachment; filename="${name}-${officeToday()}.csv"`,
  });
}

/** The same as a text, for files that another program imports: some take a mark for a letter. */
export const csvText = <Row>(columns: Columns<Row>, rows: readonly Row[]): string =>
  stringifySync(
    rows.map((row) => cellsOf(row, columns)),
    optionsFor(columns),
  );

const BELOW_ZERO = /^-\d{1,20}(?:\.\d{1,20})?$/;

const optionsFor = <Row>(columns: Columns<Row>): Options => ({
  header: true,
  columns: Object.keys(columns),
  escape_formulas: true,
  cast: { string: (value) => (BELOW_ZERO.test(value) ? { value, escape_formulas: false } : value) },
});

const cellsOf = <Row>(row: Row, columns: Columns<Row>): string[] =>
  Object.values(columns).map((one) => asText(typeof one === 'function' ? one(row) : row[one]));

const ExportBroken = () =>
  new AppError('unavailable', 'unavailable', 'The export broke off. Please try again.', {
    retryAfter: 5,
  });

const asText = (value: unknown): string =>
  value instanceof Date ? value.toISOString() : String((value as string | null) ?? '');

export type Export<Row> = {
  name: string;
  columns: Columns<Row>;
  exported: (facts: { after: object }) => Parameters<typeof recordAlone>[1];
};

/**
 * Records the export with its filters and streams the file. The search text may name a person, so
 * only its presence is recorded.
 */
export async function exportCsv<Row>(
  db: DataSource,
  { name, columns, exported }: Export<Row>,
  { search, page: _page, limit: _limit, ...filter }: SearchPageQuery,
  pages: AsyncIterable<Row[]>,
): Promise<StreamableFile> {
  await recordAlone(db, exported({ after: { ...filter, isSearched: Boolean(search) } }));
  return csvFile(name, columns, pages);
}

export const CsvFile = () =>
  applyDecorators(
    ApiProduces('text/csv'),
    ApiOkResponse({
      description: 'A CSV file in UTF-8 with a header row.',
      schema: { type: 'string', format: 'binary' },
    }),
  );
