-- The statements that give to $2 what an older version made as $1. What belongs to an extension or a
-- column stays with it.
SELECT format('ALTER %s %I.%I OWNER TO %I',
         CASE c.relkind WHEN 'S' THEN 'SEQUENCE' WHEN 'v' THEN 'VIEW' ELSE 'TABLE' END,
         'public', c.relname, $2::text) AS statement
FROM pg_class c
WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p', 'v', 'S')
  AND c.relowner = $1::regrole AND NOT EXISTS (
    SELECT 1 FROM pg_depend d WHERE d.objid = c.oid AND d.deptype IN ('e', 'a', 'i'))
UNION ALL
SELECT format('ALTER ROUTINE %s OWNER TO %I', p.oid::regprocedure, $2::text)
FROM pg_proc p
WHERE p.pronamespace = 'public'::regnamespace AND p.proowner = $1::regrole AND NOT EXISTS (
  SELECT 1 FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')
