/** One file a case study. Companies are described, never named. */
import { z } from 'zod';
import { readCollection } from './collection.mts';
import { industryPages } from './industries';
import { service, serviceId } from './services';
import type { Link } from './types';
import { claimId, inOrder, order, search, titled, words } from './words';

const titles = industryPages.map(({ title }) => title);

const schema = z.strictObject({
  order,
  search,
  title: words,
  summary: words,
  company: words,
  industry: z.enum(titles, `is no industry with a page; one of ${titles.join(', ')}`),
  challenge: z.array(words).min(1),
  solution: z.strictObject({ approach: z.array(words).min(1), parts: z.array(titled) }),
  /** A figure is a claim; every result says how it was measured. */
  results: z
    .array(z.strictObject({ claim: claimId.optional(), text: words, measured: words }))
    .min(1),
  lesson: words,
  /** Where the page leads next. */
  service: serviceId,
});

export type CaseStudy = Omit<z.output<typeof schema>, 'service'> & {
  id: string;
  path: string;
  industryLink: Link;
  next: Link;
};

export const caseStudies: readonly CaseStudy[] = inOrder(
  readCollection('case-studies', schema),
).map(({ service: next, ...study }) => ({
  ...study,
  path: `/case-studies/${study.id}`,
  industryLink: {
    label: `AI in ${study.industry.toLowerCase()}`,
    href: `/industries/${study.industry}`,
  },
  next: { label: service(next).label, href: service(next).url },
}));

export const caseStudiesPage = {
  title: 'Case studies',
  lead: 'Projects, with what went wrong on the way. Clients are described and not named, because they asked for that. How each result was measured is stated beside it.',
  action: { label: 'Talk about a project like these', href: '/contact?topic=case-study' },
} as const;
