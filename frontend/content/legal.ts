/** Legal pages, one file each. All await approval by the owner and a lawyer. */
import { z } from 'zod';
import { readCollection } from './collection.mts';
import { day } from './fields.mts';
import { inOrder, order, search, words } from './words';

const schema = z.strictObject({
  order,
  label: words,
  search,
  title: words,
  lead: words,
  /** Day of the last change. Update it with the text. */
  updated: day,
  /** Day of the last accessibility tests. */
  tested: day.optional(),
  sections: z.array(
    z.strictObject({
      /** Anchor; other pages link to it. */
      id: z.string().regex(/^[a-z0-9-]+$/, 'is an anchor: small letters, digits and hyphens'),
      heading: words,
      paragraphs: z.array(words),
      list: z.array(words).optional(),
      links: z.array(z.strictObject({ label: words, href: words })).optional(),
    }),
  ),
});

export type LegalPage = z.output<typeof schema> & { id: string; path: string };

export const legalPages: readonly LegalPage[] = inOrder(readCollection('legal', schema)).map(
  (page) => ({ ...page, path: `/${page.id}` }),
);
