import type { DemoEvent } from './events.mts';
import { momentOf } from './moment.mts';
import { loadProduct, type RequestStatus } from './product.mts';
import requests from './requests.json' with { type: 'json' };

interface Step {
  at: string;
  by: string;
  delegatesTo?: 'manager' | 'support';
  withNotes?: string;
  movesTo?: RequestStatus;
  reason?: string;
  override?: boolean;
  notes?: string;
  writes?: string;
  /** The client owes this after the message. */
  asks?: 'answer' | 'file';
  files?: string[];
}

export interface DemoRequest {
  projectName: string;
  client: string;
  raised: string;
  since?: Step[];
  agreedPrice?: number;
  files?: string[];
  [column: string]: unknown;
}

export const REQUESTS: readonly DemoRequest[] = requests as DemoRequest[];

export type TimedStep = Omit<Step, 'at'> & {
  at: Date;
  from: RequestStatus;
  to: RequestStatus;
};

export function stepsOf({ since = [] }: DemoRequest): TimedStep[] {
  let to: RequestStatus = 'pending';
  return since.map((step) => {
    const from = to;
    to = step.delegatesTo ? 'assigned' : (step.movesTo ?? from);
    return { ...step, at: momentOf(step.at), from, to };
  });
}

export function summaryOf(steps: TimedStep[], createdAt: Date, client: string) {
  const byStaff = steps.filter(({ by }) => by !== client);
  const work = byStaff.filter(({ movesTo, notes }) => movesTo ?? notes);
  const asked = steps.slice(steps.findLastIndex(({ by, writes }) => by === client && writes) + 1);
  const open = asked.find(({ asks }) => asks);
  const delegation = steps.find(({ delegatesTo }) => delegatesTo);
  return {
    status: steps.at(-1)?.to ?? 'pending',
    assignedTo: delegation?.delegatesTo,
    delegatedAt: delegation?.at,
    firstResponseAt: delegation && work[0]?.at,
    repliedAt: byStaff.find(({ movesTo, writes }) => movesTo ?? writes)?.at,
    updatedAt: work.at(-1)?.at ?? delegation?.at ?? createdAt,
    awaitingClientAt: open?.at,
    awaits: open?.asks ? [open.asks] : [],
    version: 1 + steps.length,
  };
}

export function eventOf(
  { at, from, to, delegatesTo: team, override: isOverride = false, reason }: TimedStep,
  about: { subject: string; actor: string },
  delegationId: string,
): DemoEvent | undefined {
  if (from === to) return undefined;
  const { requestDelegated, requestMoved, requestWithdrawn } = loadProduct();
  const change = { ...about, before: { status: from }, after: { status: to } };
  if (team) {
    const before = { status: from, assignedTo: null };
    const after = { status: to, assignedTo: team };
    const event = requestDelegated({ ...about, before, after, delegationId });
    return { at, event, words: reason };
  }
  if (to === 'withdrawn') return { at, event: requestWithdrawn(change), words: reason };
  const event = requestMoved({ ...change, after: { status: to, isOverride } });
  return { at, event, words: reason };
}
