import { databaseNow } from '../../database/clock';
import type { Actor } from '../../access/actor';
import { FRESH_SECONDS } from './lifetimes';

const isRecent = (at: Date): boolean =>
  databaseNow().getTime() - at.getTime() <= FRESH_SECONDS * 1000;

export const isFresh = (actor: Actor): boolean => isRecent(actor.signedInAt);

export const hasFreshFactor = ({ factorAt }: Actor): boolean =>
  factorAt !== undefined && isRecent(factorAt);
