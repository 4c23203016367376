import type { Client, Pool } from 'pg';

/** Every part of a schema, sorted, so that the order of columns does not matter. */
const MADE_OF = `
  SELECT 'column ' || concat_ws(' ', table_name, column_name, udt_name, is_nullable, column_default) AS part
  FROM information_schema.columns WHERE table_schema = 'public'
  UNION ALL SELECT 'index ' || indexdef FROM pg_indexes WHERE schemaname = 'public'
  UNION ALL SELECT 'constraint ' || concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid))
  FROM pg_constraint WHERE connamespace = 'public'::regnamespace AND contype <> 'n'
  UNION ALL SELECT 'trigger ' || pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal
  UNION ALL SELECT 'function ' || pg_get_functiondef(oid) FROM pg_proc p
  WHERE pronamespace = 'public'::regnamespace
    AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')
  UNION ALL SELECT 'statistics ' || concat_ws(' ', attrelid::regclass, attname, attstattarget)
  FROM pg_attribute JOIN pg_class c ON c.oid = attrelid
  WHERE relnamespace = 'public'::regnamespace AND attstattarget > 0
  ORDER BY 1`;

export const partsOf = async (client: Client | Pool): Promise<string[]> =>
  (await client.query<{ part: string }>(MADE_OF)).rows.map(({ part }) => part);
