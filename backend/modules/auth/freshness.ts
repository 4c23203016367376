import type { Actor } from '../../access/actor';
import { FRESH_SECONDS } from './lifetimes';

const isRecent = (at: Date): boolean => Date.now() - at.getTime() <= FRESH_SECONDS * 1000;

/** Signed in so recently that a risky change needs no password. */
export const isFresh = (actor: Actor): boolean => isRecent(actor.signedInAt);

/** The second factor was proven so recently that others may be added and removed. */
export const hasFreshFactor = ({ factorAt }: Actor): boolean =>
  factorAt !== undefined && isRecent(factorAt);
