import { Column, ForeignKey, getMetadataArgsStorage, type ColumnOptions } from 'typeorm';
import { NamingStrategy } from './data-source';

/**
 * `personal`: by or about a person. `choice`: of a closed list. `hash`: cannot be reversed.
 * `technical`: ids, paths, counts and errors without addresses. `ours`: our own words, settings and
 * keys. `staff`: how staff set up their work.
 */
type Content = 'personal' | 'choice' | 'hash' | 'technical' | 'ours' | 'staff';

type TextOptions = ColumnOptions & {
  /** The longest name with an ending. An erasure may not exceed it. */
  longest?: number;
};

type Declared = { entity: object; property: string; content: Content; options: TextOptions };
const declared: Declared[] = [];

/** Has no length limit: the DTOs limit lengths, so limits can change without a migration. */
export const TextColumn =
  (content: Content, options: TextOptions = {}): PropertyDecorator =>
  (target, property) => {
    const { longest: _, ...column } = options;
    Column({ type: 'text', ...column })(target, property);
    declared.push({ entity: target.constructor, property: String(property), content, options });
  };

export type TextColumnOf = {
  table: string;
  column: string;
  property: string;
  content: Content;
  isNullable: boolean;
  /** False for lists and JSON. */
  isText: boolean;
  /** A trigger writes it, from the other columns. */
  isDerived: boolean;
  longest?: number;
};

/**
 * A test compares these with the database, so that exports and erasure miss no column. Complete once
 * the entities are loaded.
 */
export function textColumns(table?: string): TextColumnOf[] {
  const naming = new NamingStrategy();
  const { tables } = getMetadataArgsStorage();
  return declared.flatMap(({ entity, property, content, options }) => {
    const { type = 'text', array = false, nullable = false, insert = true, longest } = options;
    const column = {
      column: naming.columnName(property, '', []),
      property,
      content,
      isNullable: nullable,
      isText: !array && (type === 'text' || type === 'citext'),
      isDerived: !insert,
      longest,
    };
    return tables
      .filter(({ target }) => target === entity || Object.getPrototypeOf(target) === entity)
      .filter(({ name }) => table === undefined || name === table)
      .map(({ name }) => ({ ...column, table: name! }));
  });
}

export const personalColumns = (table: string): TextColumnOf[] =>
  textColumns(table).filter(({ content, isDerived }) => content === 'personal' && !isDerived);

export const InstantColumn = (options: ColumnOptions = {}) =>
  Column({ type: 'timestamptz', ...options });

export const CreatedAtColumn = () => Column({ type: 'timestamptz', default: () => 'now()' });

export const IdColumn = (options: ColumnOptions = {}) => Column({ type: 'uuid', ...options });

/** Names the entity as a string, so that entities do not import each other. */
export const ReferenceColumn =
  (
    entity: string,
    {
      onDelete,
      nullable = false,
    }: { onDelete: 'CASCADE' | 'SET NULL' | 'RESTRICT'; nullable?: boolean },
  ): PropertyDecorator =>
  (target, property) => {
    Column({ type: 'uuid', nullable })(target, property);
    ForeignKey(entity, { onDelete })(target, property);
  };

/** In the smallest unit of a currency. */
export const MinorColumn = ({ nullable = false, ...options }: ColumnOptions = {}) =>
  Column({
    type: 'bigint',
    nullable,
    ...options,
    transformer: {
      to: (minor: number | null) => minor,
      from: (minor: string | null) => (minor === null ? null : Number(minor)),
    },
  });
