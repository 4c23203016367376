import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** Share of differing pixels (ignoring anti-aliasing) that counts as a change. */
const NOTICED = 0.0005;

/** "chromium-headless-shell 156.0": pictures of different browsers cannot be compared. */
export const nameOf = (executable: string, version: string): string =>
  `${basename(executable)} ${version}`;

export const isNoticed = (share: number): boolean => share > NOTICED;

/** Share of differing pixels, 0 to 1. Writes `<name>.diff.png` if noticeable. */
export function compare(keptFile: string, takenFile: string): number {
  if (!existsSync(keptFile)) return 1;
  const [kept, taken] = [keptFile, takenFile].map((file) => PNG.sync.read(readFileSync(file)));
  if (!kept || !taken || kept.width !== taken.width || kept.height !== taken.height) return 1;
  const { width, height } = kept;
  const diff = new PNG({ width, height });
  const pixels = pixelmatch(kept.data, taken.data, diff.data, width, height, { threshold: 0.1 });
  const share = pixels / (width * height);
  if (isNoticed(share)) {
    writeFileSync(takenFile.replace(/\.png$/, '.diff.png'), PNG.sync.write(diff));
  }
  return share;
}

export function report(shares: ReadonlyMap<string, number>, folder: string): void {
  const differing = [...shares].filter(([, share]) => isNoticed(share));
  for (const [file, share] of differing.toSorted(([, one], [, other]) => other - one)) {
    const percent = `${(share * 100).toFixed(2)} %`;
    process.stdout.write(
      `${percent.padStart(9)}  ${join(folder, basename(file, '.png'))}.diff.png\n`,
    );
  }
  process.stdout.write(`${differing.length} of ${shares.size} pictures differ.\n`);
}
