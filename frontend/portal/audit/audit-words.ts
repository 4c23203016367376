import type { AuditAction, AuditEntry, AuditObject } from '../../api/call';
import { AuditActionWords } from '../../api/generated/words/audit-action';
import { formatDay, formatDayAndTime, type Day, type Instant } from '../../lib/dates';
import { formatMinor, formatMoney } from '../../lib/money';
import { RequestStatusWords } from '../../api/generated/words/request-status';
import { PersonStateWords } from '../../api/generated/words/person-state';
import { RoleWords } from '../../api/generated/words/role';
import { AuditGroupWords } from '../../api/generated/words/audit-group';
import { AuditObjectWords } from '../../api/generated/words/audit-object';
import { paths } from '../paths';

export const sentenceOf = ({ action }: AuditEntry): string =>
  AuditActionWords[action as AuditAction] ?? action;

export function actorOf({ actor }: AuditEntry): string {
  if (!actor) return 'The system';
  return actor.name ?? 'Deleted account';
}

/** "Request REQ-000123" */
export function objectOf({ object }: AuditEntry): string | null {
  if (!object) return null;
  const type = AuditObjectWords[object.type as AuditObject] ?? object.type;
  return object.label ? `${type} ${object.label}` : type;
}

/** The screen of the object; null if it has none or was deleted. */
export function pathOf({ object }: AuditEntry): string | null {
  if (!object?.id || !object.label) return null;
  const { id, type } = object;
  const screens: Partial<Record<string, (id: string) => string>> = {
    request: paths.request,
    lead: paths.lead,
    subscriber: paths.subscriber,
    user: paths.person,
    organisation: paths.organisation,
    proposal: paths.proposal,
    issue: paths.issue,
  };
  return screens[type]?.(id) ?? null;
}

const memberLabels: Record<string, string> = {
  role: 'Access',
  status: 'Status',
  state: 'State',
  assignedTo: 'Team',
  provider: 'Provider',
  sessions: 'Sessions',
  agreedPrice: 'Agreed price',
  sharing: 'Sharing',
  startsAt: 'Time',
  sendAt: 'To be sent',
  netMinor: 'Price',
  capacity: 'Accepted by',
  urgency: 'Urgency',
  score: 'Score',
  clock: 'Clock',
  kind: 'Method',
  left: 'Codes left',
  fields: 'Fields',
  types: 'Events',
  firstDay: 'From',
  lastDay: 'To',
  because: 'Reason',
  reason: 'Reason',
  halted: 'Reason',
  from: 'From',
  to: 'To',
  until: 'To',
  change: 'Change',
  events: 'Number of events',
  mails: 'Number of e-mails',
  queue: 'Queue',
};

/** Not listed, because the object's screen shows them. */
const UNSAID = /Id$|^(currency|version|sha256|mentions|number|vatMinor)$/;

/** Flags, listed only if true. */
const flagWords: Record<string, string> = {
  noted: 'with a note',
  isOverride: 'an unusual move',
  isPrivate: 'private',
  isReminder: 'a reminder',
  isWithdrawn: 'no longer on the website',
  movesEmail: 'asked for a new address',
  isSearched: 'narrowed by a search',
};

const valueLabels: Record<string, string> = {
  ...RoleWords,
  ...RequestStatusWords,
  ...PersonStateWords,
  ...AuditGroupWords,
};

/** "Access: Client → Manager" */
export function changesOf({ before, after }: AuditEntry): string[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names]
    .filter((name) => !UNSAID.test(name))
    .flatMap((name) => changeWords(name, said(name, before), said(name, after)));
}

/** Prices include their currency; without one there is no price yet. */
function said(name: string, of: AuditEntry['before']): unknown {
  const value = of?.[name];
  if (typeof value !== 'number') return value;
  const currency = typeof of?.['currency'] === 'string' ? of['currency'] : undefined;
  if (name === 'agreedPrice') return formatMoney(value, currency);
  if (name !== 'netMinor') return value;
  return currency === '' ? null : formatMinor(value, currency);
}

function changeWords(name: string, before: unknown, after: unknown): string[] {
  if (typeof after === 'boolean') return after ? [flagWords[name] ?? name] : [];
  const label = memberLabels[name] ?? name;
  const [from, to] = [valueWords(before), valueWords(after)];
  if (from === to || to === null) return from === null ? [] : [`${label}: ${from}`];
  return [from === null ? `${label}: ${to}` : `${label}: ${from} → ${to}`];
}

const isDay = (text: string): text is Day => /^\d{4}-\d\d-\d\d$/.test(text);
const isInstant = (text: string): text is Instant => /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text);

function valueWords(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (Array.isArray(value)) return value.join(', ');
  if (typeof value !== 'string') return JSON.stringify(value);
  if (isDay(value)) return formatDay(value);
  if (isInstant(value)) return formatDayAndTime(value);
  return valueLabels[value] ?? `${value.charAt(0).toUpperCase()}${value.slice(1)}`;
}
