import { Column, ForeignKey, type ColumnOptions } from 'typeorm';

/**
 * Text without a length limit; the DTOs limit lengths, so limits can change without a migration.
 */
export const TextColumn = (options: ColumnOptions = {}) => Column({ type: 'text', ...options });

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

/**
 * Names the entity as a string, so that entities do not import each other. Declares the effect of a
 * deletion on the referring row.
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
