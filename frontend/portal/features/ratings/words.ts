import brand from '../../../../brand.json';
import { count } from '../../../lib/text';

export const rateWords = {
  title: 'How did we do?',
  about: (name: string, reference: string) => `${name} (${reference})`,
  noun: 'your rating',
  cut: 'This link arrived without its last part, which some e-mail programs cut off. Copy the whole link from the e-mail, or sign in to rate our work.',
  dead: 'This link no longer works. Please sign in, or write to us.',
  signIn: 'Sign In',
  scores: 'How satisfied are you with our work?',
  score: (score: number) => `${score} of 5`,
  ends: { 1: 'Not at all', 5: 'Very' } as Record<number, string>,
  missing: 'Choose a score from 1 to 5.',
  reasons: 'What was it about?',
  remark: 'Remark',
  remarkHint: 'Our team reads it. Nothing is published without your approval.',
  give: 'Send rating',
  thanks: (score: number) => `Thank you. You rated our work ${score} of 5.`,
  sorry: 'We’re sorry this didn’t go well. We’ll be in touch. You can also choose a time:',
  call: 'Book a call',
  changed: 'You can rate only once. If you made a mistake, please write to us.',
};

export const quoteWords = {
  title: 'May we publish a testimonial?',
  lead: `Everybody who rates our work is asked. ${brand.name} prints exactly what you approve, and only as long as you agree.`,
  wording: 'Your testimonial',
  shownName: 'Name',
  shownRole: 'Role',
  shownCompany: 'Company',
  consent: `I agree that ${brand.name} publishes these words with my name on its website for at most two years.`,
  consentMissing: 'Please agree that we publish these words.',
  consentHint:
    'You can withdraw it at any time with one click. It is then removed within a minute.',
  approve: 'Approve testimonial',
  approved: 'Approved. We have sent you a copy by e-mail.',
  approvedTitle: 'Your testimonial',
  until: (day: string) => `May be shown until ${day}.`,
  change: 'Change it',
  withdraw: 'Withdraw',
  withdrawn: 'Your testimonial has been withdrawn.',
  by: (name: string, role: string | null, company: string | null) =>
    [name, role, company].filter(Boolean).join(', '),
};

export const cardWords = {
  ask: (name: string) => `How did we do with “${name}”?`,
  rate: 'Rate our work',
  own: 'Your rating',
  staff: 'Rating',
  noun: 'the rating',
  waits: 'The client was asked and has not answered.',
  notAsked: 'We ask the client one working day after completion.',
  quoted: 'Testimonial approved for publication',
  withdrawn: 'Testimonial withdrawn',
  manage: 'Change or withdraw your testimonial',
  publish: 'Let us publish your testimonial',
};

export const reportWords = {
  title: 'Ratings',
  noun: 'ratings',
  none: 'No client was asked for a rating in this period.',
  unanswered: (asked: number) =>
    `${count(asked, 'client was', 'clients were')} asked; none has answered.`,
  summary: (average: number, satisfied: number, given: number) =>
    `${average.toFixed(1)} of 5; ${Math.round((100 * satisfied) / given)}% gave 4 or 5`,
  answered: (given: number, asked: number) => `${given} of ${asked} asked have answered`,
  scores: 'Ratings by score',
  latest: 'Newest ratings',
};
