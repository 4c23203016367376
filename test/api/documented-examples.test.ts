import { randomUUID } from 'node:crypto';
import { deskAt } from '../support/desk';
import { operations, type Operation } from '../support/openapi-contract';
import { personWithRole, raise, type Person } from '../support/people';
import { startStack, type Stack } from '../support/stack';

const AMIRA = 'amira@northgate.example';

const PROOFS = ['token', 'code', 'attestationObject', 'signature'];

/** Need a navigation, a signed mail or an invitation; no request body alone succeeds. */
const NOT_TO_TRY = [
  '/api/auth/google',
  '/api/auth/facebook',
  '/api/auth/email',
  '/api/company/join',
  '/api/inbound-mail',
];

let stack: Stack;
beforeAll(async () => {
  stack = await startStack({ workers: 0 });
});
afterAll(() => stack.stop());

async function amira(): Promise<Person> {
  await stack.sql(`UPDATE users SET email = 'former-' || id || '@test.example' WHERE email = $1`, [
    AMIRA,
  ]);
  const person = await personWithRole(stack, 'client');
  await stack.sql('UPDATE users SET email = $2 WHERE id = $1', [person.id, AMIRA]);
  return person;
}

async function callerOf({ description = '' }: Operation, client: Person) {
  if (description.endsWith('Open to everybody.')) return undefined;
  const [, callers = ''] = /For ([a-z ]+)\. [^.]+\.$/.exec(description) ?? [];
  return callers.startsWith('clients') ? client : personWithRole(stack, 'admin');
}

const withoutIds = operations.filter(
  ({ path }) => !path.includes('{') && !NOT_TO_TRY.includes(path),
);
const exampleOf = ({ requestBody }: Operation) =>
  requestBody?.content['application/json']?.example as Record<string, unknown> | undefined;
const lists = withoutIds.filter(({ method, path }) => method === 'get' && path !== '/api/stream');
const bodies = withoutIds.filter(({ operation }) => {
  const example = exampleOf(operation);
  return example && !Object.keys(example).some((name) => PROOFS.includes(name));
});

async function withRealIds(call: string, example: Record<string, unknown>, client: Person) {
  const desk = deskAt(stack);
  const admin = await personWithRole(stack, 'admin');
  const ids: Record<string, () => Promise<string>> = {
    requestId: async () => {
      if (['put /api/admin-requests', 'post /api/delegate-request'].includes(call)) {
        return (await raise(stack, client.token))._id;
      }
      const team = call.includes('manager') ? 'manager' : 'support';
      return (await desk.delegated(client, admin, team))._id;
    },
    // Work that was set aside.
    id: async () => {
      const key = `objects/2026-11-28/${randomUUID()}`;
      await stack.sql('INSERT INTO removed_files (storage_key, crashes) VALUES ($1, 2)', [key]);
      return key;
    },
    calendarId: async () =>
      (await desk.api.get('/api/service-levels', admin.token)).body.calendars[0]._id as string,
    organisationId: async () => {
      const domain = AMIRA.split('@')[1]!;
      const { _id } = (
        await desk.api.post('/api/organisations', { name: 'Northgate' }, admin.token)
      ).body as { _id: string };
      const form = { name: 'Northgate', sharing: 'none', version: 1, domains: [domain] };
      await desk.api.put(`/api/organisations/${_id}`, form, admin.token);
      return _id;
    },
  };
  const filled = Object.entries(example).map(async ([name, value]) => [
    name,
    ids[name] ? await ids[name]() : value,
  ]);
  return Object.fromEntries((await Promise.all(filled)) as [string, unknown][]);
}

describe('The examples of the API document', () => {
  it.each(lists)('$method $path answer 2xx, with all filters', async ({ path, operation }) => {
    const query = new URLSearchParams();
    for (const { name, in: place, schema, example } of operation.parameters ?? []) {
      const printed = example ?? schema['example'];
      // No example can know the id of a row. Without it, clients get their own.
      if (name === 'invoiceId') continue;
      if (place === 'query' && printed !== undefined) query.set(name, String(printed));
    }
    const caller = await callerOf(operation, await amira());
    const { status, body } = await deskAt(stack).api.get(`${path}?${query}`, caller?.token);
    if (status >= 300) throw new Error(`${status} ${JSON.stringify(body)}`);
  });

  it.each(bodies)('$method $path answer 2xx', async ({ path, method, operation }) => {
    const client = await amira();
    const caller = await callerOf(operation, client);
    const body = await withRealIds(`${method} ${path}`, exampleOf(operation)!, client);
    const { api } = deskAt(stack);
    if (['put /api/company', 'post /api/company/members'].includes(`${method} ${path}`)) {
      await api.post('/api/company', { name: 'Northgate Logistics' }, client.token);
    }
    const answer = await api.call(method.toUpperCase(), path, { token: caller?.token, body });
    if (answer.status >= 300) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
  });

  it('leave out what only a mail or the server knows, unless it is required', () => {
    for (const { operation } of operations) {
      const names = Object.keys(exampleOf(operation) ?? {});
      const made = ['attachments', 'mentions', 'assigneeId', 'deputyId', 'userId', 'website'];
      expect(names.filter((name) => made.includes(name))).toEqual([]);
    }
  });
});
