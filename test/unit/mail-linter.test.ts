import { caniemail } from 'caniemail';
import { renderHtml, type MailContent } from '../../backend/mail/mail-layout';

const CLIENTS = ['gmail.*', 'outlook.*', 'apple-mail.*', 'yahoo.*', 'samsung-email.*'] as const;

const content: MailContent = {
  subject: 'Your request REQ-000062 is now: Approved',
  preview: 'Demand forecasting for spare parts',
  greeting: 'Hello Amira,',
  paragraphs: ['Your request is now approved.'],
  facts: [['Request', 'REQ-000062']],
  stages: { names: ['Pending', 'Assigned', 'In review', 'Approved', 'Completed'], at: 3 },
  quote: 'We can begin on Monday.\nTom',
  entries: [
    { title: 'Approved', when: '23 Nov, 10:00', lines: ['Reason: it fits'], quote: 'Hello' },
  ],
  next: 'It is our turn.',
  button: { label: 'See your request', url: 'https://fenwright.example/' },
  notes: ['The link works once.', { text: 'Not you?', url: 'https://fenwright.example/' }],
  replyNote: 'Reply to this mail to answer.',
  signedBy: { name: 'Tom Hale', role: 'Support' },
  reason: 'You get this because you raised this request with us.',
  choicesUrl: 'https://fenwright.example/dashboard/profile#mails',
};

/**
 * Features that some programs ignore, and the result there: the mail stays complete and readable.
 * The layout itself uses only table attributes and inline styles that all of them support.
 */
const LEFT_OUT: Record<string, string> = {
  'color-scheme CSS property': 'as by day',
  'color-scheme meta tag': 'as by day',
  '@media': 'as by day, at its full width',
  '<style> element': 'as by day',
  'Type selector': 'as by day',
  'Class selector': 'as by day',
  'Descendant combinator': 'as by day',
  'Chaining selectors': 'as by day',
  '<body> element': 'on the program’s own paper',
  'display:none': 'the preview line is seen, small',
  'max-height property': 'the preview line is seen, small',
  overflow: 'the preview line is seen, small',
  'border-radius': 'square corners',
  'white-space': 'a quotation in one paragraph',
  'overflow-wrap': 'a long line of code is wider than its column',
  'role attribute': 'read out as a table',
};

it('is whole in the usual mail programs: what they do not know is known, and can be missed', () => {
  const { issues } = caniemail({ clients: [...CLIENTS], html: renderHtml(content) });
  const titles = new Set([...issues.errors.values()].flat().map(({ title }) => title));
  expect(titles.size).toBeGreaterThan(0);
  expect([...titles].filter((title) => !(title in LEFT_OUT))).toEqual([]);
});
