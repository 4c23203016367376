import type { Client } from 'pg';
import type { DemoEvent } from './events.mts';
import { momentOf } from './moment.mts';
import { loadProduct, type ProposalKind } from './product.mts';
import PROPOSALS from './proposals.json' with { type: 'json' };
import type { WrittenRequest } from './requests.mts';
import { insert } from './rows.mts';

interface Demo {
  request: string;
  changes?: boolean;
  state: string;
  author: string;
  sent: string;
  decided?: string;
  signedBy?: string;
  scope: string;
  exclusions?: string;
  lines: [text: string, quantity: number, price: number, unit: string][];
  /** Days from now, one for each milestone. */
  due: number[];
}

/** Proposals in every state that matters. The worker makes their PDFs. */
export async function writeProposals(
  client: Client,
  people: ReadonlyMap<string, string>,
  requests: ReadonlyMap<string, WrittenRequest>,
): Promise<DemoEvent[]> {
  const events: DemoEvent[] = [];
  const offers = new Map<string, { id: string; reference: string; agreedMinor: number }>();
  for (const one of PROPOSALS as unknown as Demo[]) {
    const request = requests.get(one.request);
    if (!request) throw new Error(`dev/demo/requests.json has no "${one.request}".`);
    const offer = offers.get(one.request);
    const written = await writeProposal(client, one, request, people.get(one.author) ?? '', offer);
    const { number, kind, netMinor, vatMinor, currency, reference, clientId } = written;
    offers.set(one.request, { id: written.id, reference, agreedMinor: netMinor });
    if (one.state === 'draft') continue;
    const product = loadProduct();
    const after = { change: 'sent' as const, number, kind, netMinor, vatMinor, currency };
    const actor = people.get(one.author) ?? '';
    const sent = product.requestProposed({ subject: request.id, actor, after });
    events.push({ at: momentOf(one.sent), event: sent });
    if (!one.decided) continue;
    const price = { agreedPrice: product.amountOf(netMinor), currency };
    const agreed = product.requestAgreed({
      ...{ subject: request.id, actor: clientId, before: { agreedPrice: null, currency } },
      after: { ...price, proposal: reference, kind },
    });
    events.push({ at: momentOf(one.decided), event: agreed });
  }
  return events;
}

async function writeProposal(
  client: Client,
  { request: projectName, state, sent, decided, signedBy, ...written }: Demo,
  request: WrittenRequest,
  authorId: string,
  accepted: { id: string; reference: string; agreedMinor: number } | undefined,
) {
  const { canonicalJson, draftFor, minorOf, contentOf, plusDays, proposalReference, sha256Of } =
    loadProduct();
  const { rows } = await client.query<{
    number: number;
    clientId: string;
    name: string;
    company: string;
  }>(
    `SELECT nextval('proposals_number_seq')::int AS number, r.user_id AS "clientId",
       r.client_name AS name, r.company
     FROM project_requests r WHERE r.id = $1`,
    [request.id],
  );
  const { number, clientId, name, company } = rows[0]!;
  const at = momentOf(sent);
  const issuedOn = at.toISOString().slice(0, 10);
  const { changes, scope, exclusions = '', lines, due } = written;
  const kind: ProposalKind = changes ? 'change' : 'offer';
  const usual = draftFor(kind, plusDays(issuedOn, 30));
  const today = new Date().toISOString().slice(0, 10);
  const draft = {
    ...{ ...usual, scope, exclusions },
    lines: lines.map(([text, quantity, price, unit]) => ({
      ...{ text, quantity: quantity * 1_000, unit, unitMinor: minorOf(price), vatRate: 2_000 },
    })),
    milestones: usual.milestones.map((one, at) => ({ ...one, due: plusDays(today, due[at] ?? 0) })),
  };
  const isSent = state !== 'draft';
  const reference = proposalReference(number);
  const facts = { reference, version: 1, kind, issuedOn, client: { name, company } };
  const about = { reference: request.reference, projectName };
  const offer = changes && accepted ? accepted : null;
  const content = contentOf(draft, { ...facts, request: about, offer }, true);
  const validUntil = draft.validUntil!;
  const id = await insert(client, 'proposals', {
    ...{ number, requestId: request.id, kind, changesId: changes ? accepted?.id : undefined },
    ...{ state, authorId, createdAt: at, updatedAt: momentOf(decided ?? sent) },
    sentVersion: isSent ? 1 : 0,
    draft: isSent ? undefined : JSON.stringify(draft),
    draftedBy: isSent ? undefined : authorId,
    draftedAt: isSent ? undefined : at,
    expiresAt: isSent ? `${plusDays(validUntil, 1)}T00:00:00Z` : undefined,
    seenAt: decided ? at : undefined,
  });
  const { netMinor, vatMinor, totalMinor, currency } = content;
  const told = { id, number, kind, netMinor, vatMinor, currency, reference, clientId };
  if (!isSent) return told;
  const json = canonicalJson(content);
  const sha256 = sha256Of(json);
  const versionId = await insert(client, 'proposal_versions', {
    ...{
      proposalId: id,
      number: 1,
      content: json,
      sha256,
      currency,
      netMinor,
      vatMinor,
      totalMinor,
    },
    ...{ termsVersion: content.terms.version, validUntil, sentBy: authorId, sentAt: at },
  });
  await insert(client, 'documents', { kind: 'proposal', subjectId: versionId, createdAt: at });
  if (!decided) return told;
  await insert(client, 'proposal_decisions', {
    ...{ versionId, personId: clientId, decision: 'accepted', name: signedBy, capacity: 'client' },
    ...{ sha256, termsSha256: content.terms.sha256, at: momentOf(decided) },
  });
  const acceptance = { kind: 'acceptance', subjectId: versionId, createdAt: momentOf(decided) };
  await insert(client, 'documents', acceptance);
  return told;
}
