import { connect, driftOf } from './connect';

/**
 * Exits with 1 if the migrated database differs from the entities, and prints the SQL to align
 * them.
 */
async function checkDrift(): Promise<void> {
  const source = await connect();
  try {
    await source.runMigrations();
    const drift = await driftOf(source);
    for (const query of drift) console.log(query);
    process.exitCode = drift.length > 0 ? 1 : 0;
  } finally {
    await source.destroy();
  }
}

checkDrift().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
