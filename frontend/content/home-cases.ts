/** The cases on the home pages: one across the page with its figure, the others as rows. */
import { caseStudies } from './case-studies';

export const askOurTexts = {
  title: 'Try what we build: a search by meaning, over what we have published.',
} as const;

const [featured, ...others] = caseStudies;
if (!featured) throw new Error('frontend/content/case-studies is empty');

export const homeCases = {
  label: 'A project, and what came of it',
  featured,
  others: others.slice(0, 2),
  more: { label: 'All case studies', href: '/case-studies' },
} as const;
