import type { Actor } from '../../access/actor';
import { FRESH_SECONDS } from './lifetimes';

/** Signed in so recently that a risky change needs no password. */
export const isFresh = (actor: Actor): boolean =>
  Date.now() - actor.signedInAt.getTime() <= FRESH_SECONDS * 1000;
