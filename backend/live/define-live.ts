import type { DataSource } from 'typeorm';
import type { Actor } from '../access/access.public';
import { defineHook } from '../context/hook';
import type { Live } from '../events/events.public';

/** The data that decides who sees a subject; ids and codes only, since it goes through Redis. */
export type Audience = { id: string };

/** The people to tell. With `team`, only this team and the admins. */
export type Told = Pick<Live<never>, 'to'> & { team?: string | undefined };

type AudienceRule<Row extends Audience> = {
  load: (db: DataSource, ids: string[]) => Promise<Row[]>;
  sees: (actor: Actor, audience: Row, live: Told) => boolean;
};

export const findNews =
  defineHook<(db: DataSource, people: string[]) => Promise<{ id: string; userId: string }[]>>(
    'new notices',
  );

export const findSessions =
  defineHook<
    (db: DataSource, ids: string[]) => Promise<Pick<Actor, 'sessionId' | 'role' | 'grants'>[]>
  >('open sessions');

const audiences = new Map<string, AudienceRule<Audience>>();

export function defineAudience<Row extends Audience>(
  subject: string,
  rule: AudienceRule<Row>,
): void {
  if (audiences.has(subject)) throw new Error(`The audience of ${subject} is declared twice`);
  audiences.set(subject, rule as unknown as AudienceRule<Audience>);
}

export const audienceRuleOf = (subject: string): AudienceRule<Audience> | undefined =>
  audiences.get(subject);

export type EndReason = 'session' | 'too-many' | 'restart';

type Messages = {
  change: { type: string; subject: string; id: string; sequence: number; isOwn?: true };
  notices: object;
  signal: { kind: string; requestId: string; data?: object };
  /** Sent after the missed events. */
  ready: object;
  /** The reader has to fetch everything again. */
  reset: object;
  end: { reason: EndReason };
};

/** An event of the stream without its blank line, since an `id` may follow. */
export const message = <Name extends keyof Messages>(name: Name, data: Messages[Name]): string =>
  `event: ${name}\ndata: ${JSON.stringify(data)}\n`;

/** `id` is the place from which a reader can resume. */
export const written = (messages: string[], id?: string): string =>
  `${messages.join('\n')}${id === undefined ? '' : `id: ${id}\n`}\n`;
