/** The people who sign articles, posts and e-books, and who read what visitors write. A text's front matter
 * names one by `id`. */
export interface Author {
  id: string;
  name: string;
  role: string;
  /** Drawn where there is no photograph. */
  initials: string;
  /** What they build here, in a sentence. */
  builds: string;
  /** The services whose enquiries they read. */
  reads: readonly string[];
  /** Under /images/people/, 480 by 600 and in two tones. */
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

/** Who reads what is sent about a service, or about anything else. */
export const readerOf = (service?: string): Author =>
  authors.find(({ reads }) => service !== undefined && reads.includes(service)) ?? authors[0]!;
