import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { read } from '../../database/sql';
import { Conditions } from '../../lists/conditions';
import type { StaffListQuery } from './dto/request-list.dto';
import { filterOf, sizeSql, type Size } from './request-counts';
import { scopeSql, type Scope } from '../requests/requests.public';
import { orderOf } from './request-sorts';
import { foldedSql, numberIn, patternsFor, piecesOf, wordsOf, type Folded } from './search-words';

/** Results are capped: past this, refining the search is quicker than paging. */
export const COUNTED = 500;
const MOST = COUNTED + 1;

const FEW = 5_000;
const SAMPLE = 2_000;

/**
 * Cost of reading a row, relative to one of the newest, which are stored together. A filter's index
 * leads to scattered rows, the index of another order to rows all over the table.
 */
const COST = { newest: 1, filtered: 3, sorted: 6, sifted: 2.5, indexed: 5 };

type Way = 'walk' | 'sift' | 'index';
type Search = { scope: Scope; query: StaffListQuery; words: string[]; patterns: string[] };

/**
 * Search by one of three plans, each of which takes milliseconds for words where others take a
 * second: walking the list in order until enough is found (frequent words), reading all rows that
 * match the filters (narrow filters), and the trigram index, which includes the filters (rare
 * words). Counts and a sample decide, because PostgreSQL's own estimates for LIKE are too
 * inaccurate.
 */
@Injectable()
export class RequestSearch {
  constructor(private readonly dataSource: DataSource) {}

  async find(scope: Scope, query: StaffListQuery): Promise<string[]> {
    const asked = wordsOf(query.search);
    const [[size], folded] = await Promise.all([
      read<Size>(this.dataSource, ...sizeSql(scope, query)),
      read<Folded>(this.dataSource, ...foldedSql(asked)),
    ]);
    const words = folded.map(({ word }) => word);
    const found = await this.inOrder({ scope, query, words, patterns: [] }, size!);
    const exact = await this.numbered(scope, query);
    return [...new Set([...exact, ...found])].slice(0, MOST);
  }

  private async inOrder(search: Search, size: Size): Promise<string[]> {
    if (size.found <= FEW) return this.ids(siftSql(search));
    const { share, patterns } = await this.sample(search);
    const seen = MOST / share;
    const costs: [Way, number][] = [
      ['walk', stepOf(search.query, size) * seen * (size.along / size.found)],
      ['sift', COST.sifted * size.found],
      ['index', COST.indexed * share * size.found],
    ];
    const ways = costs.sort(([, a], [, b]) => a - b).map(([way]) => way);
    // A walk that finds too little stops after twice the estimate; then the next best plan runs.
    const most = Math.ceil(seen * 2);
    if (ways[0] === 'walk') {
      const ids = await this.ids(walkSql(search, most));
      if (ids.length === MOST || most >= size.found) return ids;
    }
    const way = ways.find((one) => one !== 'walk');
    return this.ids(siftSql(way === 'index' ? { ...search, patterns } : search));
  }

  private async sample({ scope, words }: Search) {
    const conditions = new Conditions();
    const has = (text: string) => `strpos(r.search_text, ${conditions.bind(text)}) > 0`;
    const pieces = piecesOf(words);
    const counts = pieces.map((part) => `count(*) FILTER (WHERE ${has(part)})::int`);
    const rows = await this.dataSource.query<[{ all: number; some: number; each: number[] }]>(
      `SELECT count(*)::int AS all, count(*) FILTER (WHERE ${words.map(has).join(' AND ')})::int AS some,
              ARRAY[${counts.join(', ')}] AS each
       FROM (SELECT r.search_text FROM project_requests r WHERE ${scopeSql(scope, conditions.bind)}
             ORDER BY r.created_at DESC, r.id DESC LIMIT ${SAMPLE}) r`,
      conditions.values,
    );
    const [{ all, some, each }] = rows;
    const shareOf = (piece: string) => each[pieces.indexOf(piece)]! / all;
    return { share: (some + 0.5) / all, patterns: patternsFor(words, shareOf) };
  }

  private async numbered(scope: Scope, query: StaffListQuery): Promise<string[]> {
    const number = numberIn(query.search);
    if (number === undefined) return [];
    const conditions = filterOf(query, []);
    conditions.add(scopeSql(scope, conditions.bind));
    conditions.equal('r.number', number);
    return this.ids([
      `SELECT r.id FROM project_requests r WHERE ${conditions.where}`,
      conditions.values,
    ]);
  }

  /** Not prepared, because the plan depends on the values. */
  private async ids(statement: Statement): Promise<string[]> {
    const rows = await this.dataSource.query<{ id: string }[]>(...statement);
    return rows.map(({ id }) => id);
  }
}

function stepOf({ sort = 'created' }: StaffListQuery, { along, total }: Size): number {
  if (sort !== 'created') return COST.sorted;
  return along < total ? COST.filtered : COST.newest;
}

type Statement = [text: string, values: unknown[]];

export function siftSql({ scope, query, words, patterns }: Search): Statement {
  const conditions = filterOf(query, []);
  conditions.add(scopeSql(scope, conditions.bind));
  for (const pattern of patterns) conditions.add(`r.search_text LIKE ${conditions.bind(pattern)}`);
  for (const word of words) conditions.add(`strpos(r.search_text, ${conditions.bind(word)}) > 0`);
  return [
    `SELECT r.id FROM (SELECT r.* FROM project_requests r WHERE ${conditions.where} OFFSET 0) r
     ORDER BY ${orderOf(query)} LIMIT ${MOST}`,
    conditions.values,
  ];
}

export function walkSql({ scope, query, words }: Search, most: number): Statement {
  const conditions = filterOf(query, []);
  conditions.add(scopeSql(scope, conditions.bind));
  const has = words.map((word) => `strpos(r.search_text, ${conditions.bind(word)}) > 0`);
  return [
    `SELECT r.id FROM (
       SELECT r.id, r.search_text FROM project_requests r WHERE ${conditions.where}
       ORDER BY ${orderOf(query)} LIMIT ${most}) r
     WHERE ${has.join(' AND ')} LIMIT ${MOST}`,
    conditions.values,
  ];
}
