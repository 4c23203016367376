import { Column, ForeignKey, type ColumnOptions } from 'typeorm';

/**
 * `personal`: by or about a person. `choice`: of a closed list. `hash`: cannot be reversed.
 * `technical`: ids, paths, counts and errors without addresses. `ours`: our own words, settings and
 * keys. `staff`: how staff set up their work.
 */
type Content = 'personal' | 'choice' | 'hash' | 'technical' | 'ours' | 'staff';

/** A test compares these with the database, so that exports and erasure miss no column. */
export const textColumns: { entity: object; property: string; content: Content }[] = [];

/** Has no length limit: the DTOs limit lengths, so limits can change without a migration. */
export const TextColumn =
  (content: Content, options: ColumnOptions = {}): PropertyDecorator =>
  (target, property) => {
    Column({ type: 'text', ...options })(target, property);
    textColumns.push({ entity: target.constructor, property: String(property), content });
  };

export const InstantColumn = (options: ColumnOptions = {}) =>
  Column({ type: 'timestamptz', ...options });

export const CreatedAtColumn = () => Column({ type: 'timestamptz', default: () => 'now()' });

export const AmountColumn = () =>
  Column({
    type: 'bigint',
    nullable: true,
    transformer: {
      to: (minor: number | null) => minor,
      from: (minor: string | null) => (minor === null ? null : Number(minor)),
    },
  });

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
