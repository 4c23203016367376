/** Industries, one file each. An industry without `page` links to the contact form. */
import { z } from 'zod';
import { readCollection } from './collection.mts';
import type { Link } from './types';
import { inOrder, order, search, titled, words } from './words';

const schema = z.strictObject({
  order,
  title: words,
  description: words,
  page: z
    .strictObject({
      search,
      heading: words,
      paragraphs: z.array(words).min(1),
      features: z.array(titled).min(1),
      example: z.strictObject({
        client: words,
        title: words,
        text: words,
        result: z.strictObject({
          example: words,
          /** Of what became less. */
          figure: z.strictObject({ unit: words, before: z.number(), after: z.number() }),
          text: words,
          measured: words,
        }),
        /** Without evidence, the page calls it an illustration. */
        evidence: words.optional(),
      }),
    })
    .optional(),
});

export type Industry = z.output<typeof schema> & { id: string; link: Link };

export const industries: readonly Industry[] = inOrder(readCollection('industries', schema)).map(
  (industry) => ({ ...industry, link: linkTo(industry) }),
);

function linkTo({ id, title, page }: Omit<Industry, 'link'>): Link {
  return page
    ? { label: `AI in ${title.toLowerCase()}`, href: `/industries/${title}` }
    : { label: `Ask about ${title.toLowerCase()}`, href: `/contact?topic=industry-${id}` };
}

export const industryPages = industries.flatMap(({ page, link, ...industry }) =>
  page ? [{ ...industry, ...page, link, path: link.href }] : [],
);

export const mainIndustries: readonly string[] = industryPages.map(({ id }) => id);

export const industriesPage = {
  title: 'What is different in your industry',
  lead: 'The same model behaves differently in a ward, a warehouse and a bank. These pages say what is different, and what to check before you spend anything.',
  figure: {
    title: 'What was left of each delay or error',
    unit: 'Of 100 before, in the worked example of each industry',
  },
  detailActions: [
    { label: 'Contact Us', href: '/contact' },
    { label: 'Get Started', href: '/get-started', accessibleName: 'Get Started with an account' },
    { label: 'Go to Home', href: '/' },
  ],
} as const;
