import type { Actor } from '../../access/actor';

type Bind = (value: unknown) => string;

/** Who sees the files of requests, and which team's note a file belongs to; on `f`. */
type Rule = { sees: (actor: Actor, bind: Bind) => string; teamOf: string };

let rule: Rule | undefined;

/** Declares who sees a bound file: the module of what files are bound to. @throws where it is declared twice */
export function defineFileAccess(declared: Rule): void {
  if (rule) throw new Error('The access to files is declared twice');
  rule = declared;
}

/** What the detail page shows, and what one has uploaded and not used yet. */
export const seesSql = (actor: Actor, bind: Bind): string =>
  `((f.request_id IS NULL AND f.uploader_id = ${bind(actor.userId)})
    OR (f.request_id IS NOT NULL AND ${rule ? rule.sees(actor, bind) : 'false'}))`;

/** A column: the team whose note has the file; null for all others. */
export const teamColumn = (): string => `${rule?.teamOf ?? 'NULL'} AS team`;
