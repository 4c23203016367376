import { Api } from '../support/api';
import { eventually } from '../support/eventually';
import { personWithRole, raise } from '../support/people';
import type { SharedStack } from '../support/stack';
import type { Person } from './fixtures';

type Place = Pick<SharedStack, 'baseUrl' | 'sql'>;
type Parties = { admin: Person; client: Person };

const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const OFFER = {
  scope: '- A forecast',
  exclusions: '',
  lines: [{ text: 'Forecasting model', quantity: 1_000, unitMinor: 1_200_000, vatRate: 2_000 }],
  deposit: { share: 3_000 },
  milestones: [{ title: 'Hand-over', due: inDays(20), share: 7_000 }],
  validUntil: inDays(30),
};

/** The draft of a deposit, once the worker has made the plan of what the client accepted. */
export const draftOf = async (place: Place, admin: Person, requestId: string): Promise<string> => {
  const api = new Api(place.baseUrl);
  const money = () => api.get(`/api/requests/${requestId}/money`, admin.token);
  const { body } = await eventually(money, (answer) => Boolean(answer.body.items?.[0]?.invoiceId));
  return body.items[0].invoiceId as string;
};

/** A request with an accepted proposal, and the draft of its deposit: $4,320 with VAT. */
export async function draftedDeposit(place: Place, client: Person) {
  const api = new Api(place.baseUrl);
  const admin = await personWithRole(place, 'admin');
  const { _id: requestId } = await raise(place, client.token);
  const made = await api.post(
    `/api/requests/${requestId}/proposals`,
    { kind: 'offer' },
    admin.token,
  );
  const at = `/api/proposals/${made.body.proposal._id}`;
  await api.put(`${at}/draft`, { ...OFFER, version: 1 }, admin.token);
  const { version } = (await api.get(at, admin.token)).body;
  const { body } = await api.post(`${at}/send`, { version }, admin.token);
  const { paper } = body.proposal;
  const form = { version: paper.version, sha256: paper.sha256, name: 'Amira Khan', terms: true };
  await api.post(`${at}/accept`, form, client.token);
  return { admin, requestId, invoiceId: await draftOf(place, admin, requestId) };
}

/** @throws unless it is issued */
export async function issue(place: Place, { admin, client }: Parties, id: string): Promise<string> {
  const api = new Api(place.baseUrl);
  const { body: draft } = await api.get(`/api/invoices/${id}`, admin.token);
  const { version: billed, ...known } = (await api.get('/api/billing-details', client.token)).body;
  const buyer = { ...known, address: '1 High Street\nLeeds', version: billed };
  await api.put(`/api/requests/${draft.request._id}/billing-details`, buyer, admin.token);
  const lines = draft.lines.map(({ text }: { text: string }) => ({ text }));
  const form = { lines, sterlingRate: '0.8', version: draft.version };
  const saved = await api.put(`/api/invoices/${id}/draft`, form, admin.token);
  const { version } = saved.body.invoice;
  const issued = await api.post(`/api/invoices/${id}/issue`, { version }, admin.token);
  if (issued.status !== 200) throw new Error(JSON.stringify(issued.body));
  return issued.body.invoice.number as string;
}

/** The deposit of `draftedDeposit`, issued. */
export async function issuedDeposit(place: Place, client: Person) {
  const drafted = await draftedDeposit(place, client);
  const { admin, invoiceId } = drafted;
  return { ...drafted, number: await issue(place, { admin, client }, invoiceId) };
}
