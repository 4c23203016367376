export const demoBench = {
  tryIt: 'Try it',
  loading: 'Loading …',
  failed: 'This could not be loaded. Please check your connection and try again.',
  madeUp: 'Demonstration data, made up by us.',
  search: {
    label: 'Ask in your own words',
    submit: 'Search',
    examples: [
      'Is it cheaper to purchase software or write it ourselves?',
      'Our figures disagree between departments',
      'Employees are afraid of losing their jobs',
    ],
    none: 'Nothing in our articles comes close to that.',
    runs: 'Here: a search over the paragraphs of our articles that also knows words for the same thing, from a list anybody can read. In your product: a language model, on your texts.',
  },
  summary: {
    thread: 'The thread',
    summary: 'The summary',
    leaveOut: 'Include this message',
    problem: 'Problem',
    tried: 'What was tried',
    open: 'Still open',
    nothing: 'Not said.',
    from: 'from',
    runs: 'Here: rules that pick sentences and change none of them, so each can be looked up. In your product: a language model that also rewrites, with the same links back.',
  },
  recommend: {
    label: 'You have just read',
    next: 'Read next',
    both: 'Both speak of',
    runs: 'Here: articles compared by the words they share and others lack, so it works for a first-time reader. In your product: the same, with what your users read added where they allow it.',
  },
  extract: {
    document: 'The invoice',
    edit: 'Edit the invoice',
    done: 'Read it again',
    fields: 'What was read',
    adds: 'Net and VAT add up to the total.',
    off: 'Net and VAT do not add up to the total: a person should look.',
    unknown: 'A sum is missing, so the total was not checked.',
    none: 'No field was found.',
    hint: 'Point at a field, or move to it with Tab, to see where it was read.',
    runs: 'Here: patterns for one kind of invoice. In your product: a model that has seen many kinds, and sends the doubtful ones to a person.',
  },
  predict: {
    label: 'Warn from a score of',
    caught: 'Warned, and they left',
    missed: 'Not warned, and they left',
    falseAlarms: 'Warned, and they stayed',
    leftAlone: 'Not warned, and they stayed',
    picture:
      'Two hundred customers by their score, from left to right; those who left above, those who stayed below.',
    left: 'Those who left',
    stayed: 'Those who stayed',
    runs: 'Here: 200 made-up customers with made-up scores. In your product: your customers, a model tested on months it has not seen, and a threshold set by what a miss and a false alarm cost you.',
  },
  assistant: {
    label: 'Ask about our prices, plans and ways of working',
    submit: 'Ask',
    examples: ['How much is Pro?', 'Who owns the code?', 'Do you offer refunds?'],
    unknown: 'Our texts do not say. A person will: write to us.',
    ask: { label: 'Ask a person', href: '/contact?topic=question' },
    source: 'From',
    runs: 'Here: the passage of our own pages that answers best is quoted, and nothing is made up where none does. In your product: a language model that may only answer from such passages.',
  },
} as const;

export const supportThread = [
  {
    from: 'Priya, customer',
    text: 'Good morning. Since the update on Tuesday the weekly export arrives twice. The second copy has no header row, so our import stops. Thank you for looking into it.',
  },
  {
    from: 'Sam, support',
    text: 'Thank you, Priya. I have checked the schedule and it exists only once. Could you send me the time of both mails?',
  },
  {
    from: 'Priya, customer',
    text: 'The mails came at 06:00 and 06:04. I tried deleting the schedule and making it again. The next day there were two mails as before.',
  },
  {
    from: 'Sam, support',
    text: 'I see both in our log now. I have restarted the mail worker for your account. We are still waiting for the team that owns the scheduler.',
  },
  {
    from: 'Priya, customer',
    text: 'Fine. We need to know by Friday whether we should switch the import off. Could somebody call me?',
  },
] as const;

export const invoiceText = `Fen Paper Supplies Ltd
4 Mill Road, Ely CB7 0AA

INVOICE
Invoice no: FP-20418
Date: 3 November 2026
Order number: PO-7731

20 x Archive box, large          £84.00
 6 x Label roll                  £27.60

Net                             £111.60
VAT 20%                          £22.32
Total due                       £133.92

Made up for this page.`;
