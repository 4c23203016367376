import { type Actor, scopeOf, Permission, type Scope } from '../../access/access.public';
import {
  describeEvent,
  type EventDefinition,
  type DispatchedEvent,
} from '../../events/events.public';
import { isUuid } from '../../validation/id-param.dto';
import { callBooked, callCancelled, callMoved } from '../calls/calls.public';
import { fileAdded, fileChecked, fileRemoved, type FileFacts } from '../files/files.public';
import { leadMoved, leadReceived } from '../leads/leads.public';
import { proposalAccepted, proposalDeclined, proposalSent } from '../proposals/proposals.public';
import {
  requestAnswered,
  requestBecameUrgent,
  requestEdited,
  requestMoved,
  requestPriced,
  requestRaised,
  requestReopened,
  requestRepliedTo,
  requestWithdrawn,
} from '../requests/requests.public';
import type { PublishedDataDto } from './dto/published-data.dto';
import { webhookTested } from './webhooks.events';

type Describe<Data> = (event: DispatchedEvent<Data>) => PublishedDataDto | null;

type Published = {
  type: string;
  reads: Permission;
  definition: EventDefinition;
  describe: Describe<never>;
};

const published: Published[] = [];

function publish<Data>(
  definition: EventDefinition<Data>,
  type: string,
  reads: Permission,
  describe: Describe<Data>,
): void {
  published.push({ type, reads, definition: definition as EventDefinition, describe });
}

type Move = { before: { status: string }; after: { status: string } };
const moved: Describe<Move> = ({ subjectId, data: { before, after } }) => ({
  requestId: subjectId!,
  from: before.status,
  to: after.status,
});
const aboutRequest: Describe<unknown> = ({ subjectId }) => ({ requestId: subjectId! });
const talked: Describe<{ after: { commentId: string } }> = ({ subjectId, data }) => ({
  requestId: subjectId!,
  commentId: data.after.commentId,
});

// Files of internal notes are as internal as the notes.
const fileOf = (requestId: string | null, { fileId, noteId, team }: FileFacts) =>
  noteId || team ? null : { requestId: requestId!, fileId };

const { AdministerRequests, UseFiles, ManageLeads } = Permission;

/** Only ids, statuses and field names; readers with access fetch more from the API. */
publish(requestRaised, 'request.raised', AdministerRequests, aboutRequest);
publish(requestMoved, 'request.moved', AdministerRequests, moved);
publish(requestWithdrawn, 'request.withdrawn', AdministerRequests, moved);
publish(requestReopened, 'request.reopened', AdministerRequests, moved);
publish(requestEdited, 'request.edited', AdministerRequests, ({ subjectId, data }) => ({
  requestId: subjectId!,
  fields: data.after.fields,
}));
publish(requestBecameUrgent, 'request.urgency_changed', AdministerRequests, (event) => ({
  requestId: event.subjectId!,
  from: event.data.before.urgency,
  to: event.data.after.urgency,
}));
publish(requestPriced, 'request.priced', AdministerRequests, aboutRequest);
publish(requestAnswered, 'request.answered', AdministerRequests, talked);
publish(requestRepliedTo, 'request.replied', AdministerRequests, talked);
publish(fileAdded, 'file.added', UseFiles, (e) => fileOf(e.subjectId, e.data.after));
publish(fileChecked, 'file.checked', UseFiles, (event) => {
  const { state, ...facts } = event.data.after;
  const file = fileOf(event.subjectId, facts);
  return file && { ...file, state };
});
publish(fileRemoved, 'file.removed', UseFiles, (e) => fileOf(e.subjectId, e.data.before));
const aboutCall: Describe<{ after: { startsAt: string; requestId: string | null } }> = ({
  subjectId,
  data: { after },
}) => ({
  callId: subjectId!,
  startsAt: after.startsAt,
  ...(after.requestId && { requestId: after.requestId }),
});
publish(callBooked, 'call.booked', ManageLeads, aboutCall);
publish(callMoved, 'call.moved', ManageLeads, aboutCall);
publish(callCancelled, 'call.cancelled', ManageLeads, aboutCall);
const aboutProposal: Describe<{ after: { requestId: string } }> = ({
  subjectId,
  data: { after },
}) => ({
  proposalId: subjectId!,
  requestId: after.requestId,
});
publish(proposalSent, 'proposal.sent', AdministerRequests, aboutProposal);
publish(proposalAccepted, 'proposal.accepted', AdministerRequests, aboutProposal);
publish(proposalDeclined, 'proposal.declined', AdministerRequests, aboutProposal);
publish(leadReceived, 'lead.received', ManageLeads, ({ subjectId, data }) =>
  data.isSpam ? null : { leadId: subjectId!, form: data.form },
);
publish(leadMoved, 'lead.moved', ManageLeads, ({ subjectId, data }) => ({
  leadId: subjectId!,
  from: data.before.state,
  to: data.after.state,
}));

const byName = new Map(published.map((one) => [one.definition.type, one]));

export const PUBLISHED_TYPES: readonly string[] = published.map(({ type }) => type);

export const PUBLISHED_DEFINITIONS: readonly EventDefinition[] = published.map(
  ({ definition }) => definition,
);

export const logNames = (types: readonly string[]): string[] =>
  published.filter(({ type }) => types.includes(type)).map(({ definition }) => definition.type);

const publicName = (logName: string): string | undefined => byName.get(logName)?.type;

export const readableTypes = ({ scopes }: Pick<Actor, 'scopes'>): string[] =>
  published.filter(({ reads }) => !scopes || holds(scopes, reads)).map(({ type }) => type);

const holds = (scopes: readonly Scope[], permission: Permission): boolean => {
  const needed = scopeOf('GET', permission);
  return needed !== null && scopes.includes(needed);
};

type Logged = Pick<DispatchedEvent, 'id' | 'type' | 'subjectId' | 'at' | 'data'>;

const isText = (value: unknown): boolean =>
  typeof value === 'string' || (Array.isArray(value) && value.every(isText));

export function publishedEvent(event: Logged) {
  const known = byName.get(event.type);
  const data = known?.describe(event as DispatchedEvent<never>);
  if (!known || !data) return null;
  for (const [name, value] of Object.entries(data)) {
    const isValid = name.endsWith('Id') ? isUuid(String(value)) : isText(value);
    if (!isValid) throw new TypeError(`${name} is missing`);
  }
  return { id: event.id, type: known.type, timestamp: event.at, data };
}

const TEST = 'webhook.test';

export const messageType = (logName: string): string | null =>
  logName === webhookTested.type ? TEST : (publicName(logName) ?? null);

export function messageOf(event: Logged): string | null {
  if (event.type === webhookTested.type) {
    const data = { webhookId: event.subjectId };
    return JSON.stringify({ type: TEST, timestamp: event.at, data });
  }
  const described = describeEvent('webhooks', event, () => publishedEvent(event));
  if (!described) return null;
  const { type, timestamp, data } = described;
  return JSON.stringify({ type, timestamp, data });
}
