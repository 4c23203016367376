import { sharedStack } from '../support/stack';

const stack = sharedStack();
afterAll(() => stack.close());

/** An index serves a key if it begins with the key's columns and covers every row that has them. */
const WITHOUT_INDEX = `
  SELECT c.conrelid::regclass || ' (' || string_agg(a.attname, ', ' ORDER BY a.attnum) || ')' AS key
  FROM pg_constraint c
  JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = ANY(c.conkey)
  WHERE c.contype = 'f' AND c.connamespace = 'public'::regnamespace AND NOT EXISTS (
    SELECT 1 FROM pg_index i
    WHERE i.indrelid = c.conrelid AND i.indisvalid
      AND (i.indkey::int2[])[0:cardinality(c.conkey) - 1] @> c.conkey
      AND (i.indpred IS NULL
        OR pg_get_expr(i.indpred, i.indrelid) = '(' || quote_ident(a.attname) || ' IS NOT NULL)'))
  GROUP BY c.oid, c.conrelid ORDER BY 1`;

it('every foreign key has an index, so that a deletion reads no whole table', async () => {
  expect(await stack.sql(WITHOUT_INDEX)).toEqual([]);
});
