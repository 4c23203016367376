import { AppConfig } from '../config/app-config';
import { createDataSource } from './data-source';

/** Applies what is pending. Two starts at once wait for each other on an advisory lock. */
async function migrate(): Promise<void> {
  const source = await createDataSource({
    url: new AppConfig().database.url,
    poolSize: 2,
  }).initialize();
  const lock = source.createQueryRunner();
  try {
    await lock.query(`SELECT pg_advisory_lock(hashtext('fenwright:migrate'))`);
    const applied = await source.runMigrations();
    console.log(
      applied.length ? `applied ${applied.map((m) => m.name).join(', ')}` : 'nothing to apply',
    );
  } finally {
    await lock.release();
    await source.destroy();
  }
}

migrate().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
