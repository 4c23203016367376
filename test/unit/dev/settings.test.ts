import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import { DEFAULTS } from '../../../backend/config/settings';
import { root } from '../../../dev/paths.mts';
import { readSettings } from '../../../dev/settings.mts';

describe('The stand-in for Google and Facebook', () => {
  const before = { ...process.env };
  afterEach(() => {
    process.env = { ...before };
  });

  it('is there where neither has a client, whatever else the example file sets', () => {
    for (const name of Object.keys(process.env)) {
      if (/^(GOOGLE|FACEBOOK)_/.test(name)) delete process.env[name];
    }
    process.env.GOOGLE_ISSUER = 'https://accounts.google.com';
    process.env.FACEBOOK_CLIENT_ID = ' ';
    expect(readSettings().hasProviders).toBe(false);
  });

  it.each(['GOOGLE_CLIENT_ID', 'FACEBOOK_CLIENT_ID'])('is not there with %s', (name) => {
    process.env[name] = 'a-client';
    expect(readSettings().hasProviders).toBe(true);
  });
});

it('npm start has the defaults of the product', () => {
  const before = process.env;
  process.env = {};
  try {
    const { HOST, PORT, DATA_DIR } = DEFAULTS;
    expect(readSettings('nowhere')).toMatchObject({
      host: HOST,
      port: PORT,
      dataDir: join(root, String(DATA_DIR)),
    });
  } finally {
    process.env = before;
  }
});

describe('The .env in the root', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fenwright-settings-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  /** Needs its own process: Jest's environment is a copy into which no file is loaded. */
  function smtpUrlWith(content: string): string {
    const file = join(folder, '.env');
    writeFileSync(file, content);
    const script = `import { readSettings } from './dev/settings.mts';
      process.stdout.write(String(readSettings(process.argv[1]).smtpUrl));`;
    const args = ['--input-type=module', '--eval', script, file];
    return execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8', env: {} });
  }

  it('is read, unless it was made for the containers', () => {
    const SMTP_URL = 'SMTP_URL=smtp://mail.example:25\n';
    expect(smtpUrlWith(SMTP_URL)).toBe('smtp://mail.example:25');
    expect(smtpUrlWith(`COMPOSE_PROJECT_NAME=fenwright\n${SMTP_URL}`)).toBe('undefined');
  });
});
