import { formatNumber } from '../../../lib/locale';
import { count } from '../../../lib/text';
import type { AnswerOf } from '../../../api/call';
import { type IssueMove, IssueStateValues } from '../../../api/generated/enums';
import { IssueStateWords } from '../../../api/generated/words/issue-state';
import { NewsletterTopicWords } from '../../../api/generated/words/newsletter-topic';
import { choice } from '../../lists/list-filters';

export const issueChoices = {
  state: choice('State', 'All states', IssueStateValues, IssueStateWords),
};

export const listWords = {
  title: 'Newsletter',
  lead: 'Each issue is approved by a second person before it is sent.',
  noun: 'issue',
  searchIn: 'Subject',
  columns: { subject: 'Subject', state: 'State', readers: 'Readers', when: 'When' },
  empty: { title: 'No issues yet', text: 'Write the first one, and send yourself a test.' },
  add: 'Write an issue',
  here: 'Issues are sent here. Contacts are also kept at Brevo: don’t send newsletters from there.',
  there:
    'Our e-mails go out through Brevo, so send newsletters there. Issues cannot be sent from here.',
};

export const editorWords = {
  title: 'Newsletter issue',
  newTitle: 'New issue',
  back: '← Newsletter',
  loading: 'Loading the issue',
  failure: 'The issue could not be loaded.',
  missing: 'No such issue',
  missingText: 'It does not exist, or its address is incomplete.',
  subject: 'Subject',
  preheader: 'Preview text',
  preheaderHint: 'Shown beside the subject in the inbox.',
  body: 'Text in Markdown',
  bodyHint:
    '## Heading, **bold**, [link](/insights), - list. No pictures, because they would reveal who reads it.',
  topics: 'Sent to subscribers of',
  dailyLimit: 'Daily limit',
  dailyLimitHint: 'For a new sending address. Leave empty to send all at once.',
  save: 'Save',
  saved: 'Saved.',
  unsaved: 'Save your changes first.',
  edit: 'Edit the text',
  editHint: 'An edited text must be approved again.',
};

export const audienceOf = ({ readers, audience }: AnswerOf<'/api/issues/{id}', 'get'>): string =>
  `${count(readers, 'reader')} now: ${audience
    .map(({ topic, readers: of }) => `${NewsletterTopicWords[topic]} ${formatNumber(of)}`)
    .join(', ')}.`;

export const previewWords = {
  title: 'Preview',
  failure: 'The preview could not be made.',
  frame: 'The e-mail as readers see it',
  looks: { light: 'Light', dark: 'Dark', narrow: 'Narrow', text: 'Text only' },
  facts: (words: number, kilobytes: number, links: number) =>
    `${formatNumber(words)} words, ${kilobytes} kB of 100, ${links} of 40 links`,
  dead: (urls: string) => `These links lead nowhere: ${urls}. Use https://… or /…`,
};

export const moveWords: Record<IssueMove, { label: string; done: string; ask?: string }> = {
  submit: { label: 'Ask for approval', done: 'The other admins have been notified.' },
  return: { label: 'Back to draft', done: 'It is a draft again.' },
  approve: { label: 'Approve', done: 'Approved. It can be sent.' },
  schedule: { label: 'Send…', done: 'Done.' },
  unschedule: { label: 'Unschedule', done: 'It is no longer scheduled.' },
  pause: { label: 'Pause', done: 'Paused. A few e-mails may still be on their way.' },
  resume: { label: 'Resume', done: 'Resumed.' },
  stop: {
    label: 'Stop…',
    done: 'Stopped.',
    ask: 'Readers who have not received it yet never will. If you want to continue later, pause it instead.',
  },
  withdraw: {
    label: 'Take off the website…',
    done: 'Removed from the website.',
    ask: 'Its page and its entry in the feed disappear. E-mails already sent are not affected.',
  },
  restore: { label: 'Put back on the website', done: 'It is on the website again.' },
};

export const sendWords = {
  title: 'Send this issue',
  text: (readers: number) =>
    `It goes to everyone subscribed when sending starts (${formatNumber(readers)} now).`,
  at: 'When, in UK time',
  hint: 'Leave empty to send it now.',
  action: 'Send',
  done: 'Done. You can pause it at any time.',
};

export const workWords = {
  test: 'Send a test to me',
  tested: 'A test is on its way to you.',
  facts: {
    author: 'Written by',
    approver: 'Approved by',
    sendAt: 'Due',
    begun: 'Started',
    ended: 'Finished',
  },
  archive: 'On the website',
  withdrawn: 'It is not on the website.',
  progress: 'Progress',
  of: (done: number, total: number) => `${formatNumber(done)} of ${formatNumber(total)} done`,
  slowed: (until: string, perMinute: number | null) =>
    `${perMinute === null ? 'at most 600 a minute' : 'half as fast'} until ${until}, because the provider asked us to slow down`,
  rate: (perMinute: number | null) =>
    perMinute === null ? 'as fast as possible' : `${formatNumber(perMinute)} a minute`,
  changeRate: 'Change the rate',
  changeRateOf: (pool: string) => `Change the rate of ${pool}`,
  rateField: 'E-mails a minute',
  rateHint: 'Leave empty to send as fast as possible.',
  rateDone: 'The new rate applies at once.',
  failures: 'Not delivered',
  mails: (mails: number) => count(mails, 'e-mail'),
  unsure: (mails: number) =>
    `${count(mails, 'e-mail')} may or may not have arrived, because a worker stopped while sending. Nothing is sent twice unless you say so.`,
  failed: (mails: number) =>
    `${count(mails, 'e-mail was', 'e-mails were')} not accepted: the mailbox was full, or five attempts failed.`,
  refused: (mails: number) =>
    `${count(mails, 'e-mail was', 'e-mails were')} rejected because of our sender reputation, not the addresses.`,
  again: {
    label: 'Send them again',
    title: (mails: number) => `Send ${count(mails, 'e-mail')} again?`,
    text: 'Readers who have already received it will get it twice.',
    done: 'They are being sent again.',
  },
  leave: {
    label: 'Leave them',
    title: (mails: number) =>
      `Leave ${count(mails, 'e-mail')} as ${mails === 1 ? 'it is' : 'they are'}?`,
    text: 'They will not be sent again. This can’t be undone.',
    done: 'They are left as they are.',
  },
  answer: 'no answer',
};
