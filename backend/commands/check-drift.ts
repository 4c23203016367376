import { connect } from './connect';

/**
 * Exits with 1 if the migrated database differs from the entities, and prints the SQL to align
 * them.
 */
async function checkDrift(): Promise<void> {
  const source = await connect();
  try {
    await source.runMigrations();
    const { upQueries } = await source.driver.createSchemaBuilder().log();
    for (const { query } of upQueries) console.log(query);
    process.exitCode = upQueries.length > 0 ? 1 : 0;
  } finally {
    await source.destroy();
  }
}

checkDrift().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
