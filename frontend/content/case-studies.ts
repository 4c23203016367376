/** Case studies, one file each. Companies are described, never named. */
import { z } from 'zod';
import { readCollection } from './collection.mts';
import { type Dataset, figureFields, readDataset } from './dataset';
import { industryPages } from './industries';
import { service, serviceId } from './services';
import type { Link } from './types';
import { illustration } from './illustration';
import { inOrder, order, search, titled, words } from './words';

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
  /** "Approved by the client on 24 February 2026". Without it, the study is labelled an illustration. */
  evidence: words.optional(),
  /** `example`: the figure before the text. `measured`: how the result is counted. */
  results: z
    .array(z.strictObject({ example: words.optional(), text: words, measured: words }))
    .min(1),
  /** Drawn from the CSV file of the same name. */
  figure: figureFields.optional(),
  /** Calculations behind the results, with their assumptions. */
  sums: z.array(z.strictObject({ title: words, working: words, result: words })).default([]),
  failed: z.array(titled).default([]),
  lesson: words,
  service: serviceId,
});

export type CaseStudy = Omit<z.output<typeof schema>, 'service' | 'figure'> & {
  id: string;
  figure?: Dataset;
  path: string;
  standing: string;
  industryLink: Link;
  next: Link;
};

export const caseStudies: readonly CaseStudy[] = inOrder(
  readCollection('case-studies', schema),
).map(({ service: next, figure, ...study }) => ({
  ...study,
  ...(figure ? { figure: readDataset(`case-studies/${study.id}.csv`, figure) } : {}),
  standing: study.evidence ?? illustration,
  path: `/case-studies/${study.id}`,
  industryLink: {
    label: `AI in ${study.industry.toLowerCase()}`,
    href: `/industries/${study.industry}`,
  },
  next: { label: service(next).label, href: service(next).url },
}));

export const caseStudiesPage = {
  title: 'Worked examples',
  lead: 'Three projects as we would run them, from the first complaint to the count at the end. The clients are invented; the method, the data and the sums are there to be checked, and so is what failed.',
  action: { label: 'Talk about a project like these', href: '/contact?topic=case-study' },
} as const;
