/**
 * Source: site-checklist.md 5.3 and the privacy notice, which must agree. `sql` deletes a batch of
 * `$1` rows and is repeated until it finds none.
 */
type RetentionRule = {
  rule: string;
  label: string;
  kept: string;
  sql: string | (() => string);
};

const rules: RetentionRule[] = [];
const hourly: string[] = [];

export function defineRetention(...added: RetentionRule[]): void {
  for (const { rule } of added) {
    if (rules.some((known) => known.rule === rule)) {
      throw new Error(`The retention rule ${rule} is declared twice`);
    }
  }
  rules.push(...added);
}

export const deleteHourly = (...statements: string[]): void => void hourly.push(...statements);

export const retentionRules = (): readonly RetentionRule[] => rules;
export const hourlyDeletions = (): readonly string[] => hourly;

export const inBatches = (table: string, condition: string, key = 'id'): string =>
  `DELETE FROM ${table} WHERE ${key} IN (SELECT ${key} FROM ${table} WHERE ${condition} LIMIT $1) RETURNING 1`;
