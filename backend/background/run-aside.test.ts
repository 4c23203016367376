import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runAside } from './run-aside';

const folder = mkdtempSync(join(tmpdir(), 'fenwright-aside-'));
afterAll(() => rmSync(folder, { recursive: true }));

function thread(name: string, body: string): string {
  const file = join(folder, `${name}.cjs`);
  const answer = `const { parentPort } = require('node:worker_threads');`;
  writeFileSync(file, `${answer}\n${body}\nparentPort.postMessage('done');\n`);
  return file;
}

describe('A thread', () => {
  it('may wait for its turn on a busy machine', async () => {
    const waits = 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_500);';
    expect(await runAside(thread('waits', waits), null, { maxCpuMs: 1_000 })).toBe('done');
  });

  it('is ended when it has used its CPU time, or waited for much longer', async () => {
    expect(await runAside(thread('runs', 'for (;;);'), null, { maxCpuMs: 300 })).toBeNull();
    const sleeps = 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);';
    expect(await runAside(thread('sleeps', sleeps), null, { maxCpuMs: 100 })).toBeNull();
  });
});
