import { caseStudies } from './case-studies';

export const askOurTexts = {
  title: 'Try what we build: a search by meaning, over what we have published.',
} as const;

const featured = caseStudies.find(({ figure }) => figure !== undefined);
if (!featured?.figure) throw new Error('No file in frontend/content/case-studies has a figure');

export const homeCases = {
  label: 'A project, and what came of it',
  featured,
  figure: featured.figure,
  others: caseStudies.filter((study) => study !== featured).slice(0, 2),
  isProven: caseStudies.some(({ evidence }) => evidence !== undefined),
  more: { label: 'All case studies', href: '/case-studies' },
} as const;
