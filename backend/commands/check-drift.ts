import { connect } from './connect';

/** Exits 1 when the migrated database and the entities differ, printing what would close the gap. */
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
