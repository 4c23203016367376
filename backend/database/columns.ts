import { Column, ForeignKey, type ColumnOptions } from 'typeorm';

/** Text without a length in the database: lengths are the DTO's business and change freely. */
export const TextColumn = (options: ColumnOptions = {}) => Column({ type: 'text', ...options });

/** An instant; PostgreSQL keeps it in UTC. */
export const InstantColumn = (options: ColumnOptions = {}) =>
  Column({ type: 'timestamptz', ...options });

/** An instant set by the database when the row is written. */
export const CreatedAtColumn = () => Column({ type: 'timestamptz', default: () => 'now()' });

/** An amount in the smallest unit of a currency: exact up to 90,000,000,000,000. */
export const AmountColumn = () =>
  Column({
    type: 'bigint',
    nullable: true,
    transformer: {
      to: (minor: number | null) => minor,
      from: (minor: string | null) => (minor === null ? null : Number(minor)),
    },
  });

/** An id without a foreign key. */
export const IdColumn = (options: ColumnOptions = {}) => Column({ type: 'uuid', ...options });

/**
 * A reference by id, with its foreign key. The entity is named, not imported, so that entities do not import each other.
 * What a deletion does to the referring row is part of the declaration.
 */
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
