import { caseStudies } from './case-studies';

export const askOurTexts = {
  title: 'Try what we build: a search by meaning.',
} as const;

export const homeCases = {
  title: 'Worked examples',
  note: 'The clients are invented; data, sums and failures can be checked.',
  studies: caseStudies,
  isProven: caseStudies.some(({ evidence }) => evidence !== undefined),
  more: { label: 'All worked examples', href: '/case-studies' },
} as const;
