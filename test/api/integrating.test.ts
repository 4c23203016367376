import { spawn, execFile } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Webhook } from 'standardwebhooks';
import { freePort } from '../../dev/ports.mts';
import { Api } from '../support/api';
import { eventually } from '../support/eventually';
import { contactForm } from '../support/forms';
import { personWithRole, raise, type Person } from '../support/people';
import { startStack, type Stack } from '../support/stack';

const run = promisify(execFile);
const root = join(__dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'fenwright-integrating-'));
const inFolder = (...parts: string[]) => join(folder, ...parts);

const page = readFileSync(join(root, 'docs/integrating.md'), 'utf8');

const examples = page
  .split(/^## /m)
  .slice(1, 6)
  .map((section) => {
    const blocks = [...section.matchAll(/^```(sh|ts)\n(.*?)^```/gms)];
    const of = (language: string) => blocks.find(([, one]) => one === language)?.[2] ?? '';
    return { title: section.split('\n')[0]!, sh: of('sh'), ts: of('ts') };
  });

const tsc = (...args: string[]) =>
  run(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), ...args]);

beforeAll(async () => {
  const packed = inFolder('node_modules/@fenwright/client');
  mkdirSync(packed, { recursive: true });
  await tsc('-p', join(root, 'openapi/client'), '--outDir', join(packed, 'dist'));
  cpSync(join(root, 'openapi/client/package.json'), join(packed, 'package.json'));
  for (const name of [
    'openapi-fetch',
    'openapi-typescript-helpers',
    'standardwebhooks',
    '@types',
  ]) {
    symlinkSync(join(root, 'node_modules', name), inFolder('node_modules', name));
  }
  examples.forEach(({ ts }, index) => writeFileSync(inFolder(`example-${index + 1}.mts`), ts));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await stack.stop();
});

// Needs its own stack, because the examples process all pending requests.
let stack: Stack;
let api: Api;
let client: Person;
let admin: Person;
beforeAll(async () => {
  stack = await startStack();
  api = new Api(stack.baseUrl);
  client = await personWithRole(stack, 'client');
  admin = await personWithRole(stack, 'admin');
});

async function tokenOf({ token }: Person): Promise<string> {
  const { scopes } = (await api.get('/api/tokens', token)).body as { scopes: string[] };
  const { status, body } = await api.post('/api/tokens', { name: 'Sync', scopes, days: 1 }, token);
  expect(status).toBe(201);
  return body.token as string;
}

async function runBoth(section: number, person: Person, more: Record<string, string> = {}) {
  const env = { ...process.env, BASE: stack.baseUrl, TOKEN: await tokenOf(person), ...more };
  const at = { env, cwd: folder };
  const sh = await run('bash', ['-euo', 'pipefail', '-c', examples[section - 1]!.sh], at);
  const ts = await run(process.execPath, [inFolder(`example-${section}.mts`)], at);
  expect(ts.stderr).toBe('');
  return { sh: sh.stdout, ts: ts.stdout };
}

describe('The examples for integrators', () => {
  it('are five, in curl and in TypeScript, and their types hold', async () => {
    expect(examples.map(({ sh, ts }) => [sh !== '', ts !== ''])).toEqual(
      Array.from({ length: 5 }, () => [true, true]),
    );
    const options =
      '--strict --noEmit --module nodenext --target es2023 --lib es2024,dom --types node';
    const files = examples.map((_, index) => inFolder(`example-${index + 1}.mts`));
    await expect(tsc(...options.split(' '), '--skipLibCheck', ...files)).resolves.toBeDefined();
  });

  it('begin with a call that works as printed', async () => {
    const [, first = ''] = /^```sh\n(.*?)^```/ms.exec(page) ?? [];
    const call = first.replace(/^export .*\n/gm, '');
    const env = { ...process.env, BASE: stack.baseUrl, TOKEN: await tokenOf(client) };
    const { stdout } = await run('bash', ['-euo', 'pipefail', '-c', call], { env, cwd: folder });
    expect(JSON.parse(stdout)).toMatchObject({ user: { email: client.email } });
  });

  it('name only addresses, scopes, codes and events that there are', async () => {
    const stable = await (await fetch(`${stack.baseUrl}/api/openapi-v1.json`)).json();
    const { paths, components } = stable as {
      paths: Record<string, unknown>;
      components: { securitySchemes: Record<string, { flows?: { implicit: { scopes: object } } }> };
    };
    const known = Object.keys(paths);
    const fits = (url: string) =>
      known.some((path) =>
        new RegExp(`^${path.replace(/\{\w+\}/g, '(?:[^/]+)')}$`).test(url.replace(/\$\w+/g, 'x')),
      );
    const urls = [...page.matchAll(/\/api\/v1\/[\w/{}$-]+/g)].map(([url]) => url);
    expect(urls.length).toBeGreaterThan(12);
    expect(urls.filter((url) => !fits(url))).toEqual([]);
    const pages = [...page.matchAll(/`(\/(?:docs|api)\/[a-z./1-9-]+)`/g)].map(([, url]) => url!);
    for (const url of pages.filter((one) => !one.startsWith('/api/v1'))) {
      expect([url, (await fetch(`${stack.baseUrl}${url}`)).status]).toEqual([url, 200]);
    }
    const { scopes } = components.securitySchemes['apiTokenScopes']!.flows!.implicit;
    const named = [...page.matchAll(/`([a-z]+:(?:read|write))`/g)].map(([, scope]) => scope!);
    expect(named.filter((scope) => !(scope in scopes))).toEqual([]);
    const types = [...page.matchAll(/"((?:request|lead)\.[a-z-]+)"/g)].map(([, type]) => type!);
    const answer = await api.get('/api/openapi.json');
    expect(types.filter((type) => !JSON.stringify(answer.body).includes(`"${type}"`))).toEqual([]);
    expect((await fetch(`${stack.baseUrl}/docs/errors/cursor_expired`)).status).toBe(200);
  });

  it('raise a request with a file', async () => {
    const { sh, ts } = await runBoth(1, client);
    const { body } = await api.get('/api/get-requests', client.token);
    const raised = (body.requests as { _id: string; reference: string }[]).toReversed();
    const files = await stack.sql('SELECT request_id, name FROM attachments ORDER BY id');
    expect(files).toEqual([
      { request_id: raised[0]!._id, name: 'brief.csv' },
      { request_id: raised[1]!._id, name: 'sales.csv' },
    ]);
    expect(sh).toContain(raised[0]!.reference);
    expect(ts.trim()).toBe(raised[1]!.reference);
  });

  it('answer what waits', async () => {
    const { _id } = await raise(stack, client.token);
    const { sh } = await runBoth(2, admin, { REQUEST: _id });
    expect(sh).toContain('"requests":');
    const { body } = await api.get(`/api/requests/${_id}/comments`, client.token);
    const texts = (body.comments as { text: string }[]).map(({ text }) => text);
    expect(texts.sort()).toEqual(['Thank you. We are reading it.', 'Which depots are these?']);
    const [row] = await stack.sql('SELECT status FROM project_requests WHERE id = $1', [_id]);
    expect(row).toEqual({ status: 'in_review' });
  });

  it('take leads over', async () => {
    const email = `crm-${Date.now()}@visitors.example`;
    const sent = await api.post('/api/forms/contact', contactForm({ email }));
    expect(sent.status).toBe(201);
    const { sh, ts } = await runBoth(3, admin);
    expect(sh).toContain(email);
    expect(ts).toContain(email);
    expect(readFileSync(inFolder('leads.csv'), 'utf8')).toContain(email);
    const [lead] = await stack.sql('SELECT state FROM leads WHERE email = $1', [email]);
    expect(lead).toEqual({ state: 'contacted' });
  });

  it('follow what happens', async () => {
    const { _id } = await raise(stack, client.token);
    // The feed serves sealed events only, so wait for the worker.
    await eventually(
      async () => JSON.stringify((await api.get('/api/events', admin.token)).body),
      (feed) => feed.includes(_id),
    );
    const { sh, ts } = await runBoth(4, admin);
    expect(sh).toContain('"cursor":');
    expect(ts).toContain(_id);
  });

  it('receive webhooks, and reject unsigned ones', async () => {
    const port = await freePort();
    const added = await run('bash', ['-euo', 'pipefail', '-c', examples[4]!.sh], {
      env: {
        ...process.env,
        BASE: stack.baseUrl,
        TOKEN: await tokenOf(admin),
        HOOK: `http://127.0.0.1:${port}/hook`,
      },
    });
    const { _id, secret } = JSON.parse(added.stdout) as { _id: string; secret: string };
    const child = spawn(process.execPath, [inFolder('example-5.mts')], {
      env: { ...process.env, SECRET: secret, PORT: String(port) },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    try {
      const told = once(child.stdout, 'data');
      await raise(stack, client.token);
      expect(String(await told)).toBe('request.raised\n');
      const forged = new Webhook(Buffer.alloc(32, 1).toString('base64'));
      const now = new Date();
      const body = '{"type":"request.raised"}';
      const answer = await fetch(`http://127.0.0.1:${port}/hook`, {
        method: 'POST',
        body,
        headers: {
          'webhook-id': 'x',
          'webhook-timestamp': String(Math.floor(now.getTime() / 1_000)),
          'webhook-signature': forged.sign('x', now, body),
        },
      });
      expect(answer.status).toBe(401);
    } finally {
      child.kill();
      await api.delete(`/api/webhooks/${_id}`, admin.token);
    }
  });
});
