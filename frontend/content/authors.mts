/** People who sign texts and read enquiries. Front matter names an author by `id`. */
export interface Author {
  id: string;
  name: string;
  role: string;
  initials: string;
  builds: string;
  reads: readonly string[];
  /** Path under /images/people/: 480 × 600, duotone. */
  portrait?: string;
}

export const authors: readonly Author[] = [
  {
    id: 'hannah-marsh',
    name: 'Hannah Marsh',
    role: 'Managing Consultant',
    initials: 'HM',
    builds:
      'Plans that say what to build, what to buy and what to leave alone, each with its price.',
    reads: ['ai-consulting', 'ai-integration'],
  },
  {
    id: 'tunde-adeyemi',
    name: 'Tunde Adeyemi',
    role: 'Lead Machine Learning Engineer',
    initials: 'TA',
    builds: 'Forecasts and classifiers, with the test that each of them has to pass first.',
    reads: ['machine-learning', 'custom-app-development', 'mvp', 'ai-for-startups'],
  },
  {
    id: 'rosalind-pike',
    name: 'Rosalind Pike',
    role: 'Head of Data',
    initials: 'RP',
    builds: 'Pipelines, definitions and the few screens that people open every week.',
    reads: ['data-analytics'],
  },
];

/** The person who reads enquiries about a service, or the general contact. */
export const readerOf = (service?: string): Author =>
  authors.find(({ reads }) => service !== undefined && reads.includes(service)) ?? authors[0]!;
