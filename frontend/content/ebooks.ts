/** Title, chapters, pages and size are read from the book at build, so they are not repeated here. */
export interface Ebook {
  id: 'ai-transformation' | 'machine-learning' | 'data-analytics';
  description: string;
  category: string;
  /** Where the counter starts; real downloads are added to it. */
  downloadCount: number;
  format: 'PDF';
  language: 'English';
  downloadUrl: `/ebooks/${string}.pdf`;
  /** For the page of the book. */
  about: readonly string[];
}

export const ebooksPage = {
  title: 'E-books',
  lead: 'Three short books for people who pay for AI, answer for it or have to live with it. No form to fill in: the button opens the PDF.',
  download: 'Download',
  details: 'Read more',
} as const;

export const ebooks: readonly Ebook[] = [
  {
    id: 'ai-transformation',
    description:
      'How to choose the first project, price it, and know when to stop. With a checklist at the end of every chapter.',
    category: 'AI Strategy',
    downloadCount: 2500,
    format: 'PDF',
    language: 'English',
    downloadUrl: '/ebooks/ai-transformation.pdf',
    about: [
      'Programmes with the word transformation in their name tend to start with technology and end with a reorganisation. This book starts with a list of decisions and ends with one of them made better.',
      'It is written for a managing director or head of operations, contains no code, and assumes that you have a business to run meanwhile.',
    ],
  },
  {
    id: 'machine-learning',
    description:
      'What to ask about a model before you rely on it, from the baseline to the retraining routine.',
    category: 'Machine Learning',
    downloadCount: 1800,
    format: 'PDF',
    language: 'English',
    downloadUrl: '/ebooks/machine-learning.pdf',
    about: [
      'You will be shown an accuracy score. This book tells you which questions to put to it, and what a good answer sounds like.',
      'For managers who sign off models and for engineers who want better questions. A little arithmetic, all of it worked through.',
    ],
  },
  {
    id: 'data-analytics',
    description:
      'From five questions to a reporting system that one person can maintain, definitions included.',
    category: 'Analytics',
    downloadCount: 3200,
    format: 'PDF',
    language: 'English',
    downloadUrl: '/ebooks/data-analytics.pdf',
    about: [
      'Most reporting is slow because nobody agreed what the words mean. This book settles the words first and chooses tools last.',
      'For whoever builds the weekly report, and for whoever waits for it. Includes a metric dictionary you can copy.',
    ],
  },
];
