import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { connect, driftOf } from './connect';

const FOLDER = join(__dirname, '../../../backend/database/migrations');

async function generate(name = ''): Promise<void> {
  if (!/^[a-z][a-z0-9-]+$/.test(name)) throw new Error('Usage: npm run db:generate -- verb-object');
  const source = await connect();
  try {
    await source.runMigrations();
    const drift = await driftOf(source);
    if (drift.length === 0) return console.log('Entities and database agree: nothing to write.');
    const stamp = Date.now();
    const pascal = name.replace(/(^|-)(\w)/g, (_match, _dash, letter: string) =>
      letter.toUpperCase(),
    );
    const statements = drift
      .map((query) => `    await queryRunner.query(\`${query}\`);`)
      .join('\n');
    const file = join(FOLDER, `${stamp}-${name}.ts`);
    await writeFile(
      file,
      `import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ${pascal}${stamp} implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
${statements}
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
`,
    );
    console.log(file);
  } finally {
    await source.destroy();
  }
}

generate(process.argv[2]).catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
