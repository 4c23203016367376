import type { RecordedEvent } from './event.entity';

/** What the audit log shows of most events: the fields that changed. */
export type Change = { before?: object | null; after?: object };

/** How the history of its subject tells an event to a reader. */
export type HistoryWords<Data> = (
  event: Pick<RecordedEvent<Data>, 'data'>,
  reader: { isStaff: boolean },
) => string;

type Options<Data> = {
  /** `request`, `user` …; absent where the event is about its actor. */
  subject?: string;
  /** False hides it from the audit log. */
  audited?: boolean;
  history?: HistoryWords<Data>;
  /** Streams of sessions that it ended are closed at once. */
  endsSessions?: boolean;
};

/** An event that is about to be recorded. `actor` defaults to the signed-in caller. */
export type NewEvent = {
  definition: EventDefinition;
  subject?: string;
  actor?: string;
  data: object;
};

type Facts<Data> = Data & { subject?: string; actor?: string };

export interface EventDefinition<Data = never> {
  (facts: Facts<Data>): NewEvent;
  readonly type: string;
  readonly subjectType: string | null;
  readonly audited: boolean;
  readonly history?: HistoryWords<Data>;
  readonly endsSessions: boolean;
}

const defined = new Map<string, EventDefinition>();

/** Types of events and subjects that the audit log can be filtered by: complete once all modules are loaded. */
export const AUDITED_TYPES: string[] = [];
export const AUDITED_GROUPS: string[] = [];
export const AUDITED_SUBJECTS: string[] = [];

/**
 * Declares an event that a module records. `Data` holds ids, statuses, amounts and names of fields;
 * never personal values or secrets.
 * @throws where another module has declared the same type
 */
export function defineEvent<Data extends object = Change>(
  type: string,
  { subject, audited = true, history, endsSessions = false }: Options<Data> = {},
): EventDefinition<Data> {
  if (defined.has(type)) throw new Error(`The event ${type} is declared twice`);
  const make = ({ subject: about, actor, ...data }: Facts<Data>): NewEvent => ({
    definition: definition as EventDefinition,
    ...(about !== undefined && { subject: about }),
    ...(actor !== undefined && { actor }),
    data,
  });
  const definition = Object.assign(make, {
    type,
    subjectType: subject ?? null,
    audited,
    endsSessions,
    ...(history && { history }),
  });
  defined.set(type, definition as EventDefinition);
  if (audited) {
    insertSorted(AUDITED_TYPES, type);
    insertSorted(AUDITED_GROUPS, type.split('.')[0]!);
    if (subject) insertSorted(AUDITED_SUBJECTS, subject);
  }
  return definition;
}

export const definitionOf = (type: string): EventDefinition | undefined => defined.get(type);

/** The types that the history of such a subject shows. */
export const historyTypes = (subjectType: string): string[] =>
  [...defined.values()]
    .filter((definition) => definition.subjectType === subjectType && definition.history)
    .map(({ type }) => type);

export const allDefinitions = (): EventDefinition[] => [...defined.values()];

function insertSorted(list: string[], value: string): void {
  if (list.includes(value)) return;
  list.push(value);
  list.sort();
}
