/**
 * Every figure the site publishes. Pages name a claim and never type a number, so a figure changes in one place.
 * Their states and sources are in claims/register.ts.
 */
import { cambridgePrices } from './claims/cambridge-prices';
import type { Claim } from './claims/claim';
import { companyClaims } from './claims/company';
import { deliveryClaims } from './claims/delivery';
import { startupClaims } from './claims/startups';

const list = [...companyClaims, ...startupClaims, ...deliveryClaims, ...cambridgePrices];

export type ClaimId = (typeof list)[number]['id'];

export const claims: readonly Claim[] = list;

const byId = new Map<string, Claim>(list.map((entry) => [entry.id, entry]));

export function claim(id: ClaimId): Claim {
  const found = byId.get(id);
  if (!found) throw new Error(`No claim ${id}`);
  return found;
}

export function figure(id: ClaimId): string {
  return claim(id).value;
}
