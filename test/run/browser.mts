import { existsSync } from 'node:fs';
import { programOrInstall } from '../../dev/services/programs.mts';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

export async function chromium(): Promise<string> {
  const { CHROMIUM_PATH: given } = process.env;
  if (given && existsSync(given)) return given;
  return programOrInstall(
    PLACES,
    ['chromium', 'fonts-liberation'],
    'No Chromium was found: install one (Debian "sudo apt-get install chromium"), or set CHROMIUM_PATH.',
  );
}

/** Debian's headless-only Chromium takes a third less time. */
export async function headlessChromium(): Promise<string> {
  const shell = ['chromium-headless-shell'];
  if (process.env.CHROMIUM_PATH) return chromium();
  return programOrInstall(shell, [...shell, 'fonts-liberation'], '').catch(chromium);
}
