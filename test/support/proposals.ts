import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Api, type Answer } from './api';
import { eventually } from './eventually';
import { whileHeld } from './locks';
import { personWithRole, type Person } from './people';
import { Receiver } from './receiver';
import { startStack, type Stack } from './stack';

export let stack: Stack;
export let api: Api;
export let admin: Person;
export let manager: Person;
export let client: Person;
let receiver: Receiver;

/** For files of tests about proposals: two API processes, people, and a webhook. */
export function withProposals(): void {
  beforeAll(async () => {
    stack = await startStack({ apis: 2, env: { CLOCK_POLL_MS: '200' } });
    api = new Api(stack.baseUrl);
    receiver = await Receiver.start();
    [admin, manager, client] = await Promise.all([
      personWithRole(stack, 'admin'),
      personWithRole(stack, 'manager'),
      personWithRole(stack, 'client'),
    ]);
    const types = ['proposal.sent', 'proposal.accepted', 'proposal.declined'];
    const hook = await api.post('/api/v1/webhooks', { url: receiver.url, types }, admin.token);
    expect(hook.status).toBe(201);
  });
  afterAll(async () => {
    await receiver.stop();
    await stack.stop();
  });
}

export const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

export const LINE = {
  text: 'Forecasting model',
  quantity: 1_500,
  unitMinor: 800_000,
  vatRate: 2_000,
};
export const DRAFT = {
  scope: '## What we do\n\n- A forecast for **4,000 parts**',
  exclusions: '- Licences',
  lines: [LINE],
  deposit: { share: 3_000 },
  milestones: [
    { title: 'First results', due: inDays(14), share: 4_000 },
    { title: 'Hand-over', due: inDays(28), share: 3_000 },
  ],
  validUntil: inDays(30),
};

export const at = (id: string, rest = '') => `/api/proposals/${id}${rest}`;
export const read = async (id: string, by = client) => (await api.get(at(id), by.token)).body;
export const codeOf = ({ status, body }: Answer) => body.code ?? status;

export async function drafted(
  requestId: string,
  over: object = {},
  kind = 'offer',
): Promise<string> {
  const made = await api.post(`/api/requests/${requestId}/proposals`, { kind }, admin.token);
  expect(made.status).toBe(201);
  const { _id } = made.body.proposal;
  const saved = await api.put(at(_id, '/draft'), { ...DRAFT, version: 1, ...over }, admin.token);
  expect(saved.status).toBe(200);
  return _id;
}

export async function send(id: string, by = admin, over: object = {}): Promise<Answer> {
  const { version = 1 } = await read(id, admin);
  return api.post(at(id, '/send'), { version, ...over }, by.token);
}

export async function sent(requestId: string, over: object = {}, kind = 'offer'): Promise<string> {
  const id = await drafted(requestId, over, kind);
  expect((await send(id)).status).toBe(200);
  return id;
}

/** A change order without a schedule. */
export const changeOf = (requestId: string, unitMinor: number) =>
  sent(
    requestId,
    { lines: [{ ...LINE, quantity: 1_000, unitMinor }], deposit: null, milestones: [] },
    'change',
  );

export async function accept(id: string, by = client, over: object = {}): Promise<Answer> {
  const { paper } = await read(id, admin);
  const form = { version: paper.version, sha256: paper.sha256, name: 'Amira Khan', terms: true };
  return api.post(at(id, '/accept'), { ...form, ...over }, by.token);
}

export const priceOf = async (requestId: string) => {
  const { body } = await api.get(`/api/requests/${requestId}`, admin.token);
  return [body.request.agreedPrice, body.request.status];
};

export async function eventsOf(id: string): Promise<string[]> {
  const rows = await stack.sql<{ type: string }>(
    `SELECT type FROM events WHERE subject_id = $1 AND type <> 'proposal.drafted' ORDER BY at, id`,
    [id],
  );
  return rows.map(({ type }) => type);
}

export const delivered = (type: string, proposalId: string, requestId: string) =>
  eventually(
    async () => receiver.of(type).map(({ body }) => body.data),
    (all) => all.some((data) => data.proposalId === proposalId && data.requestId === requestId),
  );

export const pathOf = (documentId: string, attempt = 1) =>
  join(stack.env['DATA_DIR']!, 'files/documents', inDays(0), `${documentId}-${attempt}.pdf`);

/** Kills a worker between storing the file and recording it. */
export async function killWhileMade(documentId: string): Promise<void> {
  const isMade = `FOR EACH ROW WHEN (NEW.made_at IS NOT NULL AND NEW.id = '${documentId}')`;
  await whileHeld(stack, `BEFORE UPDATE ON documents ${isMade}`, async () => {
    const doomed = await stack.startWorker();
    await eventually(
      async () => existsSync(pathOf(documentId)),
      (exists) => exists,
    );
    await doomed.kill();
  });
}
