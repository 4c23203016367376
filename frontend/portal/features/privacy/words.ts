import type {
  DataRequestKind,
  DataRequestState,
  DataSubjectKind,
} from '../../../api/generated/enums';
import { count } from '../../../lib/text';

export const ownDataWords = {
  lead: 'Get a copy of everything we hold about you, or have it erased.',
  loading: 'Loading how your data stands',
  loadFailure: 'We could not load how your data stands',
  copy: 'A copy of your data',
  copyText:
    'One ZIP file: a page to read, the same as JSON for programs, and the files you sent and got. Our staff appear by their role.',
  ask: 'Get a copy',
  askTitle: 'Get a copy of your data?',
  askText: 'We put it together and write to you when it is ready. You can ask once a day.',
  asked: 'We are putting your data together.',
  askFailure: 'The copy could not be asked for.',
  making:
    'We are putting your data together. You get a mail when it is ready; you need not wait here.',
  ready: (until: string) => `Your copy is ready. You can download it until ${until}.`,
  download: 'Download my data',
  downloadFailure: 'The copy could not be downloaded.',
  nextAt: (when: string) => `You can ask for the next copy from ${when}.`,
  erase: 'Erase your account',
  eraseText:
    'Your name, addresses, messages and files go for good, here and at our newsletter. Requests that are open are withdrawn.',
  stays:
    'Of each request its number, kind, days and an agreed price stay, without your name, because the law asks us to keep our accounts. Requests that you raised for your company stay with it.',
  staff: 'An admin erases accounts with staff access, once that access was taken away.',
  start: 'Erase my account',
  title: 'Erase your account?',
  grace: 'It happens in 14 days. Until then you can use your account as before and take this back.',
  confirm: 'Erase in 14 days',
  password: 'Current password',
  done: 'Your account will be erased in 14 days.',
  failure: 'The erasure could not be asked for.',
  underWay: (day: string) => `Your account is erased on ${day}. Until then you can take this back.`,
  keep: 'Keep my account',
  kept: 'Your account stays.',
  keepFailure: 'The erasure could not be taken back.',
  see: 'See your data',
};

export const keepWords = {
  title: 'Keep your account?',
  lead: 'Your account is about to be erased, as you asked. One press stops that.',
  action: 'Keep my account',
  failure: 'The erasure could not be stopped. Sign in and stop it on your profile page.',
  dead: 'This link is not complete. Sign in and look at your profile page.',
  signIn: 'Sign in',
};

export const kindLabels: Record<DataRequestKind, string> = { export: 'Copy', erase: 'Erasure' };
export const stateLabels: Record<DataRequestState, string> = {
  waiting: 'Waiting',
  done: 'Done',
  cancelled: 'Cancelled',
};
export const subjectLabels: Record<DataSubjectKind, string> = {
  client: 'Client',
  lead: 'Lead',
  subscriber: 'Subscriber',
};

export const requestWords = {
  title: 'Data requests',
  lead: 'Who asked for a copy of their data, or to be erased. The law gives us a month.',
  label: 'Data requests',
  noun: 'data request',
  columns: {
    who: 'Person',
    kind: 'Kind',
    state: 'State',
    asked: 'Asked',
    due: 'Due',
    runs: 'Carried out',
  },
  anyState: 'All states',
  anyKind: 'All kinds',
  erased: 'Erased person',
  byStaff: 'raised by staff',
  overdue: 'Overdue',
  left: (days: number) => `${count(days, 'day')} left`,
  raise: 'Raise a request',
  raiseTitle: 'Raise a data request',
  raiseText: 'For somebody who asked by mail or on the telephone. Make sure that it was them.',
  email: 'E-mail address',
  emailHint: 'Of a client, a lead or a subscriber.',
  kind: 'They want',
  kinds: [
    { value: 'export', label: 'A copy of their data' },
    { value: 'erase', label: 'To be erased' },
  ],
  save: 'Raise it',
  raised: 'The data request was added.',
  raiseFailure: 'The data request could not be added.',
  incomplete: 'Enter an address.',
  run: 'Carry out now',
  runTitle: 'Carry it out now?',
  runErase:
    'The person is erased at once, without the days in which they could take it back. Nobody can undo this.',
  runExport: 'The copy is made at once.',
  ran: 'It is carried out now.',
  runFailure: 'It could not be carried out.',
  cancel: 'Cancel',
  cancelTitle: 'Cancel the data request?',
  cancelIt: 'Cancel the data request',
  cancelText: 'The person is told that their account stays, where it was an erasure.',
  cancelled: 'The data request was cancelled.',
  cancelFailure: 'It could not be cancelled.',
  back: 'Leave it',
  download: 'Download',
  downloadFailure: 'The copy could not be downloaded.',
  about: (what: string, who: string) => `${what}: ${who}`,
  failed: 'The last try failed; it is tried again.',
  loading: 'Loading the data requests',
  failure: 'The data requests could not be loaded',
  empty: {
    title: 'No data requests',
    text: 'They appear here as people ask for a copy of their data, or to be erased.',
  },
};
