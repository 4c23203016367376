import type { Actor } from '../../access/actor';
import { defineHook } from '../../context/hook';

type Bind = (value: unknown) => string;

/** A condition on `attachments f`: this person may see the file. */
export const visibleFileSql = defineHook<(actor: Actor, bind: Bind) => string>('visible files');

/** An expression on `attachments f`: the team whose note has the file, or null. */
export const fileTeamSql = defineHook<() => string>('team of a file');
