import { existsSync } from 'node:fs';
import { run } from '../processes.mts';
import { Sentence } from '../sentence.mts';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const find = (): string | undefined =>
  [process.env.CHROMIUM_PATH ?? '', ...PLACES].find((path) => path !== '' && existsSync(path));

/** The path of a Chromium; Debian's is installed where there is none and that is possible. */
export async function chromium(): Promise<string> {
  const found = find();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    process.stdout.write('  Installing the package chromium ...\n');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const packages = ['chromium', 'fonts-liberation'];
    await run('apt-get', ['update'], { env });
    const flags = ['install', '--yes', '--no-install-recommends'];
    await run('apt-get', [...flags, ...packages], { env });
    const installed = find();
    if (installed) return installed;
  }
  throw new Sentence(
    'No Chromium was found: install one (Debian "sudo apt-get install chromium"), or set CHROMIUM_PATH.',
  );
}
