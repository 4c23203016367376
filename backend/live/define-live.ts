import type { DataSource } from 'typeorm';
import type { Actor } from '../access/actor';
import type { EventDefinition } from '../events/events.public';

/** Everybody who may see the subject, or only those who see it as staff. */
export type To = 'everyone' | 'staff';

/** What decides who may see a subject, by ids and codes only: it travels over Redis. */
export type Audience = { id: string };

type AudienceRule<Row extends Audience> = {
  /** Reads the audiences of these subjects; a subject that is gone has none. */
  load: (db: DataSource, ids: string[]) => Promise<Row[]>;
  /** The same predicate as the lists have in SQL. */
  sees: (actor: Actor, audience: Row, to: To) => boolean;
};

type Rule<Data> = {
  to: To;
  /** Whether this person may hear of this event, beyond seeing its subject. */
  allows?: (actor: Actor, data: Data) => boolean;
  /** Who saw the subject before the event: those who lose sight of it are told as well. */
  formerly?: (data: Data) => object;
};

export type LiveRule = Rule<Record<string, unknown>>;

/** The notices of the last ten seconds for these people. */
export type FindNews = (
  db: DataSource,
  people: string[],
) => Promise<{ id: string; userId: string }[]>;

/** Which of these sessions somebody is still signed in with, and in which role. */
export type FindLiveSessions = (
  db: DataSource,
  ids: string[],
) => Promise<Pick<Actor, 'sessionId' | 'role'>[]>;

const audiences = new Map<string, AudienceRule<Audience>>();
const rules = new Map<string, LiveRule>();
const sources: { news?: FindNews; sessions?: FindLiveSessions } = {};

/** Declares who may see a type of subject. @throws where another module has declared it */
export function defineAudience<Row extends Audience>(
  subject: string,
  rule: AudienceRule<Row>,
): void {
  if (audiences.has(subject)) throw new Error(`The audience of ${subject} is declared twice`);
  audiences.set(subject, rule as unknown as AudienceRule<Audience>);
}

/** Sends these events to open streams. An event that no module names here reaches no stream. */
export function tellLive<Data>(definitions: EventDefinition<Data>[], rule: Rule<Data>): void {
  for (const { type } of definitions) {
    if (rules.has(type)) throw new Error(`The event ${type} is told live twice`);
    rules.set(type, rule as unknown as LiveRule);
  }
}

/** Declares where notices for a person are found. */
export const findNewsIn = (find: FindNews): void => void (sources.news = find);

/** Declares where sessions are found. */
export const findSessionsIn = (find: FindLiveSessions): void => void (sources.sessions = find);

export const ruleOf = (type: string): LiveRule | undefined => rules.get(type);
export const audienceRuleOf = (subject: string): AudienceRule<Audience> | undefined =>
  audiences.get(subject);
export const newsSource = (): FindNews | undefined => sources.news;
export const sessionSource = (): FindLiveSessions | undefined => sources.sessions;
