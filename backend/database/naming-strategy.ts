import { DefaultNamingStrategy, type Table } from 'typeorm';

const snake = (name: string) => name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();
const tableName = (table: Table | string) =>
  (typeof table === 'string' ? table : table.name).split('.').pop()!;
const named = (table: Table | string, columns: string[], kind: string) =>
  [tableName(table), ...columns.map(snake), kind].join('_');

export class NamingStrategy extends DefaultNamingStrategy {
  override columnName(property: string, custom: string, prefixes: string[]): string {
    return snake([...prefixes, custom || property].join('_'));
  }
  override joinColumnName(relation: string, referenced: string): string {
    return snake(`${relation}_${referenced}`);
  }
  override primaryKeyName(table: Table | string): string {
    return `${tableName(table)}_pkey`;
  }
  override uniqueConstraintName(table: Table | string, columns: string[]): string {
    return named(table, columns, 'unique');
  }
  override foreignKeyName(table: Table | string, columns: string[]): string {
    return named(table, columns, 'fkey');
  }
  override indexName(table: Table | string, columns: string[]): string {
    return named(table, columns, 'index');
  }
}
