import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { NotScannable, scan, ScannerAway } from '../../backend/modules/files/clamd';
import { ClamdDouble } from '../support/clamd';
import { EICAR, textOf } from '../support/files';

const folder = mkdtempSync(join(tmpdir(), 'fenwright-clamd-'));
const path = join(folder, 'clamd.sock');
const clamd = new ClamdDouble();
beforeAll(() => clamd.startAt(path));
afterAll(async () => {
  await clamd.stop();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  clamd.mood = 'works';
});

const scanned = (content: Buffer, { at = path, timeoutMs = 10_000 } = {}) =>
  scan({ at: { path: at }, timeoutMs }, Readable.from([content]));

describe('The scanner, by its socket', () => {
  it('finds threats in a content, and none in a clean one', async () => {
    expect(await scanned(textOf(3_000_000))).toEqual({ isClean: true, finding: null });
    expect(await scanned(Buffer.concat([textOf(100_000), EICAR]))).toEqual({
      isClean: false,
      finding: 'Eicar-Test-Signature',
    });
  });

  it.each(['silent', 'cut', 'chatty', 'slow'] as const)('that is %s is away', async (mood) => {
    clamd.mood = mood;
    await expect(scanned(textOf(200_000), { timeoutMs: 300 })).rejects.toBeInstanceOf(ScannerAway);
  });

  it('that is not there is away', async () => {
    await expect(scanned(textOf(10), { at: `${path}-none` })).rejects.toBeInstanceOf(ScannerAway);
  });

  it('that refuses a content says so', async () => {
    clamd.mood = 'refuses';
    await expect(scanned(textOf(10))).rejects.toBeInstanceOf(NotScannable);
  });

  it('passes on why a content cannot be read', async () => {
    const broken = new Readable({ read: () => undefined });
    setTimeout(() => broken.destroy(new Error('the disk')), 50);
    await expect(scan({ at: { path }, timeoutMs: 10_000 }, broken)).rejects.toThrow('the disk');
  });
});
