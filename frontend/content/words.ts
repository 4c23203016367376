/** Text fields with placeholders: `{{delivery-ml}}`, `{{brand.email}}`. */
import { z } from 'zod';
import brand from '../../brand.json';
import { claims, figure, type ClaimId } from './claims';
import { line, searchResult } from './fields.mts';

export { line };

const isClaim = (id: string): id is ClaimId => claims.some((claim) => claim.id === id);

function valueOf(name: string): string | undefined {
  if (isClaim(name)) return figure(name);
  const [root, ...path] = name.split('.');
  if (root !== 'brand') return undefined;
  const value = path.reduce<unknown>((at, key) => (at as Record<string, unknown>)?.[key], brand);
  return typeof value === 'string' ? value : undefined;
}

export const words = line.transform((text, context) =>
  text.replaceAll(/\{\{([^{}]*)\}\}/g, (placeholder, name: string) => {
    const value = valueOf(name.trim());
    if (value !== undefined) return value;
    const message = `${placeholder} is neither a claim of content/claims nor a text of brand.json`;
    context.issues.push({ code: 'custom', message, input: text });
    return placeholder;
  }),
);

export const claimId = z.custom<ClaimId>(
  (id) => typeof id === 'string' && isClaim(id),
  'is no claim of content/claims',
);

export const titled = z.strictObject({ title: words, text: words });

export const search = searchResult(words);

export const introduced = { title: words, intro: words };

/** Position in a list, lowest first. */
export const order = z.number();

export const inOrder = <Item extends { order: number }>(items: readonly Item[]): Item[] =>
  items.toSorted((one, other) => one.order - other.order);
