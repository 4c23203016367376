import type { DataSource } from 'typeorm';
import type { Actor } from '../access/actor';
import type { EventDefinition } from '../events/events.public';

export type To = 'everyone' | 'staff';

/** The data that decides who sees a subject; ids and codes only, since it goes through Redis. */
export type Audience = { id: string };

type AudienceRule<Row extends Audience> = {
  load: (db: DataSource, ids: string[]) => Promise<Row[]>;
  /** Same rule as the lists' SQL. */
  sees: (actor: Actor, audience: Row, to: To) => boolean;
};

type Rule<Data> = {
  to: To;
  allows?: (actor: Actor, data: Data) => boolean;
  /** Previous audience, so that people who lose access also get the change. */
  formerly?: (data: Data) => object;
};

export type LiveRule = Rule<Record<string, unknown>>;

export type FindNews = (
  db: DataSource,
  people: string[],
) => Promise<{ id: string; userId: string }[]>;

export type FindLiveSessions = (
  db: DataSource,
  ids: string[],
) => Promise<Pick<Actor, 'sessionId' | 'role'>[]>;

const audiences = new Map<string, AudienceRule<Audience>>();
const rules = new Map<string, LiveRule>();
const sources: { news?: FindNews; sessions?: FindLiveSessions } = {};

/** Declares who may see a type of subject. @throws if another module has declared it */
export function defineAudience<Row extends Audience>(
  subject: string,
  rule: AudienceRule<Row>,
): void {
  if (audiences.has(subject)) throw new Error(`The audience of ${subject} is declared twice`);
  audiences.set(subject, rule as unknown as AudienceRule<Audience>);
}

/** Sends these events to open streams. Undeclared events reach no stream. */
export function tellLive<Data>(definitions: EventDefinition<Data>[], rule: Rule<Data>): void {
  for (const { type } of definitions) {
    if (rules.has(type)) throw new Error(`The event ${type} is told live twice`);
    rules.set(type, rule as unknown as LiveRule);
  }
}

export const findNewsIn = (find: FindNews): void => void (sources.news = find);

export const findSessionsIn = (find: FindLiveSessions): void => void (sources.sessions = find);

export const ruleOf = (type: string): LiveRule | undefined => rules.get(type);
export const audienceRuleOf = (subject: string): AudienceRule<Audience> | undefined =>
  audiences.get(subject);
export const newsSource = (): FindNews | undefined => sources.news;
export const sessionSource = (): FindLiveSessions | undefined => sources.sessions;
