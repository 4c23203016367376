import type { DispatchedEvent } from './event.entity';

export type Change = { before?: object | null; after?: object };

export type HistoryWords<Data> = (
  event: Pick<DispatchedEvent<Data>, 'data'>,
  reader: { isStaff: boolean },
) => string;

type Options<Data> = {
  subject?: string;
  audited?: boolean;
  history?: HistoryWords<Data>;
  endsSessions?: boolean;
};

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

export const AUDITED_TYPES: string[] = [];
export const AUDITED_GROUPS: string[] = [];
export const AUDITED_SUBJECTS: string[] = [];

/** `Data` has ids, statuses, amounts and field names; never personal values or secrets. */
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
