import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { MEMORY } from '../../dev/memory.mts';
import { stagesOf } from '../support/dockerfile.mts';
import { readEnvironment } from '../../backend/config/environment';
import { SETTINGS } from '../../backend/config/settings';

const ROOT = join(__dirname, '../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const compose = read('docker-compose.yml').replace(/^ *#.*\n/gm, '');

function partsOf(text: string, depth: number): Map<string, string> {
  const parts = text.split(new RegExp(`^ {${depth}}(?=[a-z-]+:)`, 'm')).slice(1);
  return new Map(parts.map((part) => [part.slice(0, part.indexOf(':')), part]));
}

const top = partsOf(`\n${compose}`, 0);
const merged = (text: string): string =>
  text.replace(/<<: \*([a-z]+)/g, (_, name: string) => merged(top.get(`x-${name}`)!));
const services = new Map(
  [...partsOf(top.get('services')!, 2)].map(([name, text]) => [name, merged(text)]),
);
const publishedBy = (text: string): string[] => {
  const [, list = ''] = /^ +ports:\n((?: +- .*\n)*)/m.exec(text) ?? [];
  return [...list.matchAll(/- '(.*)'/g)].map(([, port]) => port!);
};

const folder = mkdtempSync(join(tmpdir(), 'fenwright-env-'));
afterAll(() => rmSync(folder, { recursive: true }));
const generate = (file: string, ...args: string[]) =>
  spawnSync(
    process.execPath,
    [join(ROOT, 'deploy/generate-env.mjs'), '--file', join(folder, file), ...args],
    { encoding: 'utf8' },
  );
const generated = (file: string, ...args: string[]) => {
  expect(generate(file, ...args)).toMatchObject({ status: 0, stderr: '' });
  return parseEnv(readFileSync(join(folder, file), 'utf8'));
};

function environmentWith(env: NodeJS.Dict<string>): Record<string, string> {
  const [, lines = ''] = /^ +environment:\n((?: {4}.*\n)*)/m.exec(top.get('x-application')!) ?? [];
  const entries = [...lines.matchAll(/^ {4}(\w+): '?(.*?)'?$/gm)].map(([, name, value]) => [
    name,
    value!.replace(/\$\{(\w+):[-?].*?\}/g, (_, key: string) => env[key] ?? ''),
  ]);
  return Object.fromEntries(entries) as Record<string, string>;
}

describe('The containers', () => {
  it('are those of the product and its services', () => {
    expect([...services.keys()].sort()).toEqual(
      ['app', 'mailpit', 'migrate', 'postgres', 'proxy', 'redis', 'worker'].sort(),
    );
  });

  it.each([...services])('%s runs as nobody in particular, and writes where it must', (_, text) => {
    expect(text).toMatch(/^ +read_only: true$/m);
    expect(text).toMatch(/^ +security_opt: \['no-new-privileges:true'\]$/m);
    expect(text).toMatch(/^ +cap_drop: \[ALL\]$/m);
    expect(text).toMatch(/^ +user: (?:'[1-9]\d*:[1-9]\d*'|postgres|redis)$/m);
    expect(text).toMatch(/^ +mem_limit: /m);
    expect(text).not.toMatch(/cap_add|privileged: |network_mode|docker\.sock/);
  });

  it.each([...services])('%s is not reached from outside, but for the proxy', (name, text) => {
    const ports = publishedBy(text);
    if (name === 'proxy') expect(ports).toEqual(['80:8080', '443:8443']);
    else for (const port of ports) expect(port).toMatch(/^127\.0\.0\.1:/);
  });

  it('keep the database and Redis on a network that leads nowhere', () => {
    expect(top.get('networks')).toMatch(/^ {2}data:\n {4}internal: true$/m);
    for (const name of ['postgres', 'redis']) {
      expect(services.get(name)).toMatch(/^ +networks: \[data\]$/m);
    }
  });

  it('refuse programs over plain http, and lead people to https', () => {
    const proxy = read('deploy/proxy/Caddyfile');
    expect(proxy).toContain('auto_https disable_redirects');
    const [plain = ''] = /^http:\/\/ \{\n[\s\S]*?^\}/m.exec(proxy) ?? [];
    expect(plain).toMatch(/@programs path \/api \/api\/\* \/webhooks\/\*\n/);
    expect(plain).toMatch(/handle @programs \{\s+respond "[^"]+" 403\s+\}/);
    expect(plain).toMatch(/handle \{\s+redir \{\$PUBLIC_URL\}\{uri\} 308\s+\}/);
  });

  it('know no secret that is not in .env, and say what to run without one', () => {
    expect(compose + read('Dockerfile')).not.toMatch(/change.?me/i);
    for (const [, name, rest] of compose.matchAll(/\$\{(\w+)(.*?)\}/g)) {
      if (/PASSWORD|SECRET$|_URL$/.test(name!)) expect(rest).toMatch(/^:-$|^:\?.*env:generate/);
    }
    expect(services.get('redis')).toContain('requirepass $$REDISCLI_AUTH');
  });

  it('get every setting of the product, and none that it does not know', () => {
    expect(Object.keys(environmentWith({})).sort()).toEqual(
      SETTINGS.filter(([, { compose }]) => compose !== 'omits')
        .map(([name]) => name)
        .sort(),
    );
  });

  it('have longer to end than a process takes', () => {
    const [, grace] = /GRACE_MS = (\d+)_000/.exec(read('backend/shutdown.ts')) ?? [];
    const [, given] = /stop_grace_period: (\d+)s/.exec(compose) ?? [];
    expect(Number(given)).toBeGreaterThan(Number(grace));
  });

  it('run no install script at their build that package.json does not allow', () => {
    const runs = stagesOf(read('Dockerfile')).flatMap(({ instructions }) =>
      instructions.filter(({ name }) => name === 'RUN').map(({ text }) => text),
    );
    const commands = runs.flatMap((text) => text.split(' && ')).map((one) => one.trim());
    const installs = commands.filter((one) => /\bnpm (?!run |rebuild )/.test(one));
    expect(installs.length).toBeGreaterThan(0);
    for (const install of installs) expect(install).toMatch(/^npm ci .*--ignore-scripts$/);

    const rebuilds = commands.filter((one) => one.startsWith('npm rebuild'));
    expect(rebuilds).toHaveLength(1);
    const [, names = ''] =
      /^npm rebuild --ignore-scripts=false (\$\(.+\))$/.exec(rebuilds[0]!) ?? [];
    const { stdout } = spawnSync('sh', ['-c', `echo ${names}`], { cwd: ROOT, encoding: 'utf8' });
    const { allowScripts } = JSON.parse(read('package.json')) as {
      allowScripts: Record<string, boolean>;
    };
    const allowed = Object.keys(allowScripts).filter((name) => allowScripts[name]);
    // Without a name, npm would rebuild all packages.
    expect(allowed.length).toBeGreaterThan(0);
    expect(stdout.trim().split(' ').sort()).toEqual(allowed.sort());
  });

  it('are built from what the product is made of, for a user who owns none of it', () => {
    const lines = read('.dockerignore').trim().split('\n');
    expect(lines[0]).toBe('*');
    expect(lines).toContain('**/.env*');
    expect(lines.filter((line) => /^!(?:\.env|\.data|test|docs|deploy|dev)/.test(line))).toEqual(
      [],
    );
    const last = read('Dockerfile')
      .split(/^FROM /m)
      .at(-1)!;
    expect(last).toContain('ENV NODE_ENV=production');
    // Except the folder of files.
    const code = last.replace('COPY --from=dependencies --chown=1000:1000 /files /files\n', '');
    expect(code).not.toBe(last);
    expect(code).not.toMatch(/--chown|^RUN/m);
    expect(last).toMatch(/^USER 1000:1000$(?![\s\S]*^(?:COPY|USER))/m);
    expect(last).toMatch(/^HEALTHCHECK [^\n]*\\\n +CMD \["node"/m);
    expect(last).toMatch(/^CMD \["node"/m);
  });
});

describe('The image and the manual', () => {
  it('bound the memory of the processes as the launcher does', () => {
    const { NODE_OPTIONS, MALLOC_ARENA_MAX } = MEMORY;
    const settings = `NODE_OPTIONS="${NODE_OPTIONS}" MALLOC_ARENA_MAX=${MALLOC_ARENA_MAX}`;
    for (const file of ['Dockerfile', 'docs/operations.md']) expect(read(file)).toContain(settings);
    expect(NODE_OPTIONS).toMatch(/--max-old-space-size=\d+ --max-semi-space-size=\d+/);
  });
});

describe('npm run env:generate', () => {
  it('makes what the product accepts in production, for its owner alone', () => {
    const env = generated('first.env');
    expect(statSync(join(folder, 'first.env')).mode & 0o777).toBe(0o600);
    const settings = readEnvironment(environmentWith(env));
    expect(settings).toMatchObject({
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://localhost',
      TRUST_PROXY: '1',
    });
    expect(new URL(settings.REDIS_URL).password).toBe(env.REDIS_PASSWORD);
  });

  it('makes new secrets each time, of 32 bytes', () => {
    const [one, other] = [generated('one.env'), generated('other.env')];
    const secrets = Object.keys(one).filter((name) => /PASSWORD|SECRET|TOKEN/.test(name));
    expect(secrets).toHaveLength(5);
    for (const name of secrets) expect(one[name]).toMatch(/^[\da-f]{64}$/);
    expect(new Set(secrets.flatMap((name) => [one[name], other[name]])).size).toBe(10);
  });

  it('overwrites nothing without a flag, and reuses nothing then', () => {
    const file = join(folder, 'kept.env');
    writeFileSync(file, 'KEPT=1\n');
    chmodSync(file, 0o644);
    expect(generate('kept.env')).toMatchObject({ status: 1, stdout: '' });
    expect(readFileSync(file, 'utf8')).toBe('KEPT=1\n');
    expect(generated('kept.env', '--force').KEPT).toBeUndefined();
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('accepts a host name and an address, and reports errors in others', () => {
    expect(generated('host.env', '--host', 'portal.example.com')).toMatchObject({
      PUBLIC_URL: 'https://portal.example.com',
      MAIL_FROM: 'hello@portal.example.com',
    });
    expect(generated('mail.env', '--mail', 'us@example.org').MAIL_INBOX).toBe('us@example.org');
    for (const bad of ['https://portal.example', 'a b', 'x\nJWT_SECRET=1', '']) {
      expect(generate('bad.env', '--host', bad).stderr).toContain('--host takes a host name');
    }
    expect(generate('bad.env', '--mail', 'nobody').stderr).toContain('--mail takes');
    expect(generate('bad.env', '--port', '1').stderr).toContain('npm run env:generate --');
  });

  it('runs before anything is installed', () => {
    const imports = [...read('deploy/generate-env.mjs').matchAll(/from '(.*?)'/g)];
    expect(imports.map(([, name]) => name).filter((name) => !name!.startsWith('node:'))).toEqual(
      [],
    );
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    expect(scripts['env:generate']).toBe('node deploy/generate-env.mjs');
  });
});
