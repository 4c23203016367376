import type { Client } from 'pg';
import type { Conditions } from '../../backend/lists/conditions';
import { countStatement, pageStatement, type Listing } from '../../backend/lists/read-page';

type Statement = [text: string, values: unknown[]];
type Plan = { 'Node Type': string; 'Relation Name'?: string; Plans?: Plan[] };

export async function scannedTables(client: Client, [text, values]: Statement): Promise<string[]> {
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
    `EXPLAIN (FORMAT JSON) ${text}`,
    values,
  );
  const found: string[] = [];
  const walk = (plan: Plan) => {
    if (plan['Node Type'] === 'Seq Scan') found.push(plan['Relation Name'] ?? '?');
    plan.Plans?.forEach(walk);
  };
  walk(rows[0]!['QUERY PLAN'][0].Plan);
  return found;
}

export function listStatements(listing: Listing, conditions: Conditions): Statement[] {
  return [
    countStatement(listing, conditions),
    pageStatement(listing, conditions, { rows: 25, offset: 0 }),
    pageStatement(listing, conditions, { rows: 25, offset: 1_000 }),
  ];
}
