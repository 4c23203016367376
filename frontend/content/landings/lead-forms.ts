import type { ServiceId } from '../services';

/** What the enquiry of each service's page says: apart from the page's copy, which no script needs. */
export const leadForms: Record<ServiceId, { title: string; messageHint: string }> = {
  'ai-consulting': {
    title: 'Tell us which decision costs you most',
    messageHint: 'Who decides, how often, and what goes wrong today? Rough figures help.',
  },
  'machine-learning': {
    title: 'What would you like to know earlier?',
    messageHint:
      'Which outcome, how you guess it now, and how many past cases you have. Please send no personal data here.',
  },
  'data-analytics': {
    title: 'Which question do you answer every week?',
    messageHint: 'The question, where the data lives today, and who waits for the answer.',
  },
  'ai-integration': {
    title: 'Which systems should talk to each other?',
    messageHint: 'Names of the systems, what moves between them today, and who moves it.',
  },
  'custom-app-development': {
    title: 'What does your present software not let you do?',
    messageHint: 'Who would use it, for which task, and what they use today.',
  },
};
