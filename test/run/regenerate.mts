import { cpSync } from 'node:fs';
import { inRoot } from '../../dev/paths.mts';
import { run } from '../../dev/processes.mts';
import { Sentence } from '../../dev/sentence.mts';

/** Generated and committed: the OpenAPI documents and the clients' types. */
export const GENERATED = [
  'openapi/*.json',
  'openapi/client/src/schema.ts',
  'frontend/api/generated/**',
];

/** From the built backend. */
export async function regenerate(): Promise<void> {
  cpSync(inRoot('dist/openapi'), inRoot('openapi'), { recursive: true });
  const script = inRoot('frontend/scripts/generate-api.mts');
  const { code, output } = await run(process.execPath, [script], { cwd: inRoot() });
  if (code !== 0) throw new Sentence(`${script} failed:\n${output.trim()}`);
}
