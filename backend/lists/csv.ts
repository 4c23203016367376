import { pipeline, Readable } from 'node:stream';
import { Logger, StreamableFile, applyDecorators } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import { stringify } from 'csv-stringify';
import { AppError } from '../errors/app-error';
import type { SearchPageQuery } from './page.dto';

const logger = new Logger('exports');

/**
 * If reading fails half-way, the connection is closed, so that a partial file does not look
 * complete. Escapes formulas; Excel needs the byte order mark for UTF-8.
 */
export function csvFile<Row>(
  name: string,
  columns: Record<string, keyof Row | ((row: Row) => unknown)>,
  pages: AsyncIterable<Row[]>,
): StreamableFile {
  async function* records() {
    try {
      for await (const page of pages) {
        for (const row of page) {
          yield Object.values(columns).map((one) =>
            asText(typeof one === 'function' ? one(row) : row[one]),
          );
        }
      }
    } catch (error) {
      // The reader disconnected, which is not a failure.
      if ((error as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE') throw error;
      logger.error(error, `The export of ${name} broke off`);
      throw ExportBroken();
    }
  }
  const writer = stringify({
    header: true,
    columns: Object.keys(columns),
    bom: true,
    escape_formulas: true,
  });
  const day = new Date().toISOString().slice(0, 10);
  pipeline(Readable.from(records()), writer, () => undefined);
  return new StreamableFile(writer, {
    type: 'text/csv; charset=utf-8',
    disposition: `attachment; filename="${name}-${day}.csv"`,
  });
}

const ExportBroken = () =>
  new AppError('unavailable', 'unavailable', 'The export broke off. Please try again.', {
    retryAfter: 5,
  });

const asText = (value: unknown): string =>
  value instanceof Date ? value.toISOString() : String((value as string | null) ?? '');

/** The search text may name a person, so the audit log only records its presence. */
export function exportedFilter<Query extends SearchPageQuery>(query: Query): object {
  const { search, page: _page, limit: _limit, ...filter } = query;
  return { ...filter, isSearched: Boolean(search) };
}

export const CsvFile = () =>
  applyDecorators(
    ApiProduces('text/csv'),
    ApiOkResponse({
      description: 'A CSV file in UTF-8 with a header row.',
      schema: { type: 'string', format: 'binary' },
    }),
  );
