import type { DispatchedEvent } from './event.entity';

export type Recorded<Data> = Pick<DispatchedEvent<Data>, 'subjectId' | 'data'>;

export type Change = { before?: object | null; after?: object };

export type HistoryWords<Data> = (
  event: Pick<DispatchedEvent<Data>, 'data'>,
  reader: { isStaff: boolean },
) => string;

/** The open pages to tell, among those of people who see its subject (`live/define-live.ts`). */
export type Live<Data> = {
  to: 'everyone' | 'staff';
  /** If it names one, only this team and the admins hear of it. */
  team?: (data: Data) => string | undefined;
  /** The previous audience, so that people who lose access are told as well. */
  formerly?: (data: Data) => object;
};

/** Data for integrators: only ids, statuses and field names. Null if it must not be published. */
export type Published<Data> = {
  /** Its name for them, if they have known it by another. */
  as?: string;
  label: string;
  data: (event: Recorded<Data>) => object | null;
};

type Options<Data> = {
  subject?: string;
  /** Label in the audit log. Events without one are not in that log. */
  audit?: string;
  /** Its line in the history of its subject. */
  history?: HistoryWords<Data>;
  live?: Live<Data>;
  published?: Published<Data>;
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
  readonly audit?: string;
  readonly history?: HistoryWords<Data>;
  readonly live?: Live<Data>;
  readonly published?: Published<Data>;
  readonly endsSessions: boolean;
}

const defined = new Map<string, EventDefinition>();

const followers: ((definition: EventDefinition) => void)[] = [];

/** `Data` has ids, statuses, amounts and field names; never personal values or secrets. */
export function defineEvent<Data extends object = Change>(
  type: string,
  { subject, endsSessions = false, ...told }: Options<Data> = {},
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
    endsSessions,
    ...told,
  });
  defined.set(type, definition as EventDefinition);
  for (const follow of followers) follow(definition as EventDefinition);
  return definition;
}

/** Also those that are declared later, so that no list depends on the order of imports. */
export function eachDefinition(follow: (definition: EventDefinition) => void): void {
  for (const definition of defined.values()) follow(definition);
  followers.push(follow);
}

export const definitionOf = (type: string): EventDefinition | undefined => defined.get(type);

export const historyTypes = (subjectType: string): string[] =>
  [...defined.values()]
    .filter((definition) => definition.subjectType === subjectType && definition.history)
    .map(({ type }) => type);

export const allDefinitions = (): EventDefinition[] => [...defined.values()];
