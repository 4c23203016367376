import { createHash, randomBytes } from 'node:crypto';
import type { Client } from 'pg';
import type { DemoEvent } from './events.mts';
import LEADS from './leads.json' with { type: 'json' };
import { momentOf } from './moment.mts';
import { loadProduct, type LeadForm, type LeadState } from './product.mts';
import type { WrittenRequest } from './requests.mts';
import { insert, textOf } from './rows.mts';

/** Inserts rows only; sends no e-mail. */
export async function writeLeads(
  client: Client,
  actorId: string,
  requests: Map<string, WrittenRequest>,
): Promise<DemoEvent[]> {
  const events: DemoEvent[] = [];
  for (const { received, since = [], becomes, ...lead } of LEADS) {
    const request = becomes ? requests.get(becomes) : undefined;
    if (becomes && !request) throw new Error(`dev/demo/requests.json has no "${becomes}".`);
    const now = request?.createdAt ?? new Date();
    const steps: Change[] = since.map(({ at, movesTo, notes }) => ({
      at: momentOf(at, now),
      ...(notes ? { words: notes } : { toState: movesTo as LeadState }),
    }));
    if (request) {
      steps.push({ at: now, toState: 'won', request });
    }
    const state = steps.flatMap(({ toState }) => toState ?? []).at(-1) ?? 'new';
    const createdAt = momentOf(received, now);
    const { form, service, fullName, email, company, jobTitle, message, trap } = lead;
    const subjectId = await insert(client, 'leads', {
      fullName: '',
      message: '',
      details: {},
      tracking: {},
      ...lead,
      state: trap ? 'spam' : state,
      bodyHash: createHash('sha256').update(randomBytes(32)).digest('hex'),
      network: '203.0.113.0/24',
      requestId: request?.id,
      searchText: textOf(fullName, email, company, jobTitle, service, message),
      version: 1 + steps.length,
      replyDueAt: form === 'notify' || trap ? undefined : aWorkingDayAfter(createdAt),
      createdAt,
      updatedAt: steps.at(-1)?.at ?? createdAt,
    });
    const about = { subject: subjectId, actor: actorId, form: form as LeadForm };
    let from: LeadState = 'new';
    for (const step of steps) {
      events.push(eventOf(about, step, from));
      from = step.toState ?? from;
    }
  }
  return events;
}

interface Change {
  at: Date;
  toState?: LeadState;
  words?: string;
  request?: WrittenRequest;
}

function eventOf(
  { form, ...about }: { subject: string; actor: string; form: LeadForm },
  { at, toState = 'new', words, request }: Change,
  from: LeadState,
): DemoEvent {
  const { leadMadeARequest, leadMoved, leadNoted } = loadProduct();
  if (words) return { at, event: leadNoted(about), words };
  if (request) {
    const requestNumber = Number(request.reference.replace('REQ-', ''));
    const after = { requestId: request.id };
    return { at, event: leadMadeARequest({ ...about, after, requestNumber }) };
  }
  const states = { before: { state: from }, after: { state: toState } };
  return { at, event: leadMoved({ ...about, form, ...states }) };
}

const aWorkingDayAfter = (at: Date): Date =>
  new Date(at.getTime() + (at.getUTCDay() === 5 ? 3 : 1) * 24 * 3_600_000);
