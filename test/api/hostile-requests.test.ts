import { Agent, request as httpRequest } from 'node:http';
import { Api } from '../support/api';
import { document, operations } from '../support/openapi-contract';
import { personWithRole } from '../support/people';
import { startStack, type Stack } from '../support/stack';

const LONGEST_DELAY_MS = 50;
const BATCH = 25;
/** A loaded machine causes delays at random, so only a request that is slow every time fails. */
const TRIES = 4;

type Hostile = {
  name: string;
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
};

let stack: Stack;
let token: string;
beforeAll(async () => {
  stack = await startStack({ workers: 0 });
  ({ token } = await personWithRole(stack, 'admin'));
});
afterAll(() => stack.stop());

const agent = new Agent({ keepAlive: true });
afterAll(() => agent.destroy());

/**
 * Uses Node's client, because fetch normalises requests. Returns the status, 0 if the connection
 * was closed.
 */
function send({ method = 'GET', path, headers, body }: Hostile): Promise<number> {
  const { hostname, port } = new URL(stack.baseUrl);
  return new Promise((resolve) => {
    const call = httpRequest({ hostname, port, method, path, headers, agent }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode ?? 0));
    });
    call.on('error', () => resolve(0));
    call.end(body);
  });
}

async function longestDelay(): Promise<number> {
  const text = await (await fetch(`${stack.baseUrl}/metrics`)).text();
  const [, seconds] = /^nodejs_eventloop_lag_max_seconds (\S+)$/m.exec(text) ?? [];
  return Number(seconds) * 1000;
}

async function delayOf(requests: Hostile[]): Promise<number> {
  await longestDelay();
  for (const hostile of requests) {
    expect(`${hostile.name}: ${await send(hostile)}`).not.toMatch(/: 500$/);
  }
  return longestDelay();
}

async function slowOnes(requests: Hostile[]): Promise<string[]> {
  const slow: string[] = [];
  for (let at = 0; at < requests.length; at += BATCH) {
    const batch = requests.slice(at, at + BATCH);
    if ((await delayOf(batch)) <= LONGEST_DELAY_MS) continue;
    for (const one of batch) {
      const delays: number[] = [];
      while (delays.length < TRIES && delays.every((ms) => ms > LONGEST_DELAY_MS)) {
        delays.push(await delayOf([one]));
      }
      const least = Math.min(...delays);
      if (least > LONGEST_DELAY_MS) slow.push(`${one.name}: ${Math.round(least)} ms`);
    }
  }
  return slow;
}

const PATTERNS = [
  'a',
  '/',
  '//a',
  '.',
  '-',
  '@',
  'a@',
  'a/',
  'A1',
  'a.',
  '.html',
  '/index',
  '%2f',
  '%2e%2e/',
  '%F0%9F%98%80',
  '%',
  '%c0',
  'é',
  '?',
  '&a=',
  'token=',
  '\\',
];
const LENGTHS = [1_000, 15_500];
const repeated = (pattern: string, length: number): string =>
  pattern.repeat(Math.ceil(length / pattern.length)).slice(0, length);

const STARTS = [
  '/',
  '/a',
  '/assets/',
  '/dashboard/requests/',
  '/api/',
  '/api/requests/',
  '/ops/queues/',
];

const paths = (): Hostile[] =>
  STARTS.flatMap((start) =>
    PATTERNS.flatMap((pattern) =>
      LENGTHS.map((length) => ({
        name: `GET ${start} + ${length} × ${pattern}`,
        path: encodeURI(start + repeated(pattern, length)).slice(0, 15_900),
        headers: { accept: 'text/html' },
      })),
    ),
  );

const queries = (): Hostile[] =>
  [
    '/',
    '/insights',
    '/signin',
    '/unsubscribe',
    '/api/admin-requests',
    '/api/leads',
    '/api/audit',
  ].flatMap((path) =>
    ['a', 'a&', 'a=b&', 'search=', 'search=%25&', 'a[', 'token=', '%F0', 'page=1&'].flatMap(
      (pattern) =>
        [3_500, 15_000].map((length) => ({
          name: `GET ${path}? + ${length} × ${pattern}`,
          path: `${path}?${repeated(pattern, length)}`,
          headers: { accept: 'text/html', authorization: `Bearer ${token}` },
        })),
    ),
  );

const HEADERS = [
  'accept',
  'accept-encoding',
  'accept-language',
  'authorization',
  'cache-control',
  'content-type',
  'cookie',
  'idempotency-key',
  'if-match',
  'if-modified-since',
  'if-none-match',
  'origin',
  'range',
  'user-agent',
  'x-forwarded-for',
  'x-request-id',
];
const HEADER_PATTERNS = [
  ' ',
  ',',
  'a',
  'a,',
  'a;q=0.1,',
  '*/*,',
  '=',
  'a=b;',
  '"',
  '"a",',
  'W/"1",',
  '-',
  'bytes=0-1,',
  '0-,',
  'charset=',
  'Bearer ',
  '1.1.1.1,',
  '::',
  '%',
];
const COOKIES = ['device', 'offer', 'browser', 'round-trip', 'queues', 'sign-up'];

const headers = (): Hostile[] => [
  ...HEADERS.flatMap((header) =>
    HEADER_PATTERNS.flatMap((pattern) =>
      [
        ['GET', '/'],
        ['POST', '/api/login'],
      ].map(([method, path]) => ({
        name: `${method} ${path} with ${header}: ${pattern}…`,
        method: method!,
        path: path!,
        headers: { [header]: `x${repeated(pattern, 14_000)}x` },
      })),
    ),
  ),
  ...COOKIES.flatMap((name) =>
    ['.', 'a.', '%', '%C3%A9', '=', '%00', '{', '"'].map((pattern) => ({
      name: `cookie ${name}: ${pattern}…`,
      path: '/ops/queues',
      headers: { cookie: `fenwright-${name}=${repeated(pattern, 14_000)}` },
    })),
  ),
];

const nested = (depth: number, open: string, close: string, inner = '1'): string =>
  open.repeat(depth) + inner + close.repeat(depth);

const BODIES: [name: string, body: string][] = [
  ['lists in lists', nested(4_000, '[', ']')],
  ['objects in objects', nested(4_000, '{"a":', '}')],
  ['lists in a list', `[${nested(4_000, '[', ']')}]`],
  ['many members', `{${Array.from({ length: 6_000 }, (_, i) => `"k${i}":0`).join(',')}}`],
  ['many elements', `[${'0,'.repeat(30_000)}0]`],
  ['many empty lists', `{"ids":[${'[],'.repeat(20_000)}[]]}`],
  ['a long text', JSON.stringify('a'.repeat(60_000))],
  ['no end', '['.repeat(60_000)],
  ['only spaces', ' '.repeat(60_000)],
];

const TEXTS = ['a', ' ', 'a@', 'a.', '\\n', '\\u0301', '\\ud800', '\u200b'];

type Schema = { $ref?: string; properties?: Record<string, object> };
function fieldsOf(body: unknown): string[] {
  const { content } = (body ?? {}) as { content?: Record<string, { schema: Schema }> };
  const schema = content?.['application/json']?.schema;
  const name = schema?.$ref?.split('/').pop();
  const resolved = name ? (document.components.schemas[name] as Schema) : schema;
  return Object.keys(resolved?.properties ?? {});
}

const ID = '0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77';
const json = (): Record<string, string> => ({
  'content-type': 'application/json',
  authorization: `Bearer ${token}`,
});

const bodies = (): Hostile[] =>
  operations
    .filter(({ method, path }) => ['post', 'put'].includes(method) && !path.includes('logout'))
    .flatMap(({ path, method, operation }) => {
      const call = { method: method.toUpperCase(), path: path.replace(/\{\w+\}/g, ID) };
      const shapes = BODIES.map(([name, body]) => ({
        name: `${call.method} ${path}: ${name}`,
        body,
      }));
      const texts = TEXTS.map((pattern) => {
        const text = repeated(pattern, 12_000);
        const fields = fieldsOf(operation.requestBody).slice(0, 5);
        const body = `{${fields.map((field) => `"${field}":"${text}"`).join(',')}}`;
        return { name: `${call.method} ${path}: fields of ${pattern}`, body };
      });
      return [...shapes, ...texts].map((one) => ({ ...call, ...one, headers: json() }));
    });

describe('No request keeps the others waiting', () => {
  it('by its path', async () => expect(await slowOnes(paths())).toEqual([]), 600_000);
  it('by its query', async () => expect(await slowOnes(queries())).toEqual([]), 600_000);
  it('by a header or a cookie', async () => expect(await slowOnes(headers())).toEqual([]), 600_000);
  it('by its body', async () => expect(await slowOnes(bodies())).toEqual([]), 600_000);

  it('the one-click address neither', async () => {
    const patterns = [
      'List-Unsubscribe',
      ' ',
      '"\\r\\n',
      '=',
      'name="List-Unsubscribe"\n',
      '\n',
      '&',
    ];
    const calls = patterns.flatMap((pattern) =>
      ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'].map((type) => ({
        name: `${type}: ${pattern}`,
        method: 'POST',
        path: `/unsubscribe?token=${'a'.repeat(3_000)}`,
        headers: { 'content-type': type },
        body: repeated(pattern, 4_000),
      })),
    );
    expect(await slowOnes(calls)).toEqual([]);
  });
});

describe('What is too long or too deep', () => {
  const api = () => new Api(stack.baseUrl);

  it.each(['/', '/api/', '/assets/', '/dashboard/'])(
    'is refused at once below %s',
    async (start) => {
      const answer = await api().get(start + 'a'.repeat(2_000));
      expect([answer.status, answer.body.code]).toEqual([414, 'uri_too_long']);
    },
  );

  it('and so is a body nested deeper than 32 levels, on every route that takes one', async () => {
    const routes = operations.filter(({ method }) => ['post', 'put'].includes(method));
    expect(routes.length).toBeGreaterThan(40);
    for (const { path, method } of routes) {
      const hostile = {
        name: path,
        method: method.toUpperCase(),
        path: path.replace(/\{\w+\}/g, ID),
        headers: json(),
        body: nested(40, '{"a":', '}'),
      };
      expect(`${path} ${await send(hostile)}`).toBe(`${path} 400`);
    }
  });

  it('gets an error that names the limit', async () => {
    const deep = await api().post('/api/login', nested(33, '[', ']'));
    expect([deep.status, deep.body.code]).toEqual([400, 'json_too_deep']);
    const wide = await api().post('/api/login', `[${'0,'.repeat(3_000)}0]`);
    expect([wide.status, wide.body.code]).toEqual([400, 'json_too_many_values']);
  });
});
