import { type Actor, scopeOf, Permission, type Scope } from '../../access/access.public';
import {
  definitionOf,
  describeEvent,
  eachDefinition,
  type DispatchedEvent,
  type EventDefinition,
} from '../../events/events.public';
import { nameChoices } from '../../openapi/choice-words';
import { isUuid } from '../../validation/id-param.dto';
import type { PublishedDataDto } from './dto/published-data.dto';
import { webhookTested } from './webhooks.events';

const { AdministerRequests, ManageInvoices, ManageLeads, UseFiles } = Permission;

/** A token gets the events of a group if it may read what they are about. */
const READS: Record<string, Permission> = {
  request: AdministerRequests,
  proposal: AdministerRequests,
  file: UseFiles,
  call: ManageLeads,
  lead: ManageLeads,
  invoice: ManageInvoices,
  payment: ManageInvoices,
};

/** By the names that integrators know. */
const published = new Map<string, { definition: EventDefinition; reads: Permission }>();

export const PUBLISHED_TYPES: string[] = [];
const LABELS: Record<string, string> = {};
nameChoices('PublishedType', LABELS);

const nameOf = ({ type, published: told }: EventDefinition): string => told?.as ?? type;

eachDefinition((definition) => {
  if (!definition.published) return;
  const name = nameOf(definition);
  const reads = READS[name.split('.')[0]!];
  if (!reads) throw new Error(`Nobody may read ${name}`);
  published.set(name, { definition, reads });
  LABELS[name] = definition.published.label;
  PUBLISHED_TYPES.push(name);
  PUBLISHED_TYPES.sort();
});

export const logNames = (types: readonly string[]): string[] =>
  types.flatMap((type) => published.get(type)?.definition.type ?? []);

export const readableTypes = ({ scopes }: Pick<Actor, 'scopes'>): string[] =>
  PUBLISHED_TYPES.filter((type) => !scopes || holds(scopes, published.get(type)!.reads));

const holds = (scopes: readonly Scope[], permission: Permission): boolean => {
  const needed = scopeOf('GET', permission);
  return needed !== null && scopes.includes(needed);
};

type Logged = Pick<DispatchedEvent, 'id' | 'type' | 'subjectId' | 'at' | 'data'>;

const isText = (value: unknown): boolean =>
  typeof value === 'string' || (Array.isArray(value) && value.every(isText));

export function publishedEvent(event: Logged) {
  const definition = definitionOf(event.type);
  const data = definition?.published?.data(event as DispatchedEvent<never>);
  if (!definition || !data) return null;
  for (const [name, value] of Object.entries(data)) {
    const isValid = name.endsWith('Id') ? isUuid(String(value)) : isText(value);
    if (!isValid) throw new TypeError(`${name} is missing`);
  }
  return {
    id: event.id,
    type: nameOf(definition),
    timestamp: event.at,
    data: data as PublishedDataDto,
  };
}

const TEST = 'webhook.test';

export function messageType(logName: string): string | null {
  if (logName === webhookTested.type) return TEST;
  const definition = definitionOf(logName);
  return definition?.published ? nameOf(definition) : null;
}

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
