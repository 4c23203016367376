import { connect, driftOf } from './connect';

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
