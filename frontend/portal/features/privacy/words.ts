import { count } from '../../../lib/text';

export const ownDataWords = {
  lead: 'Get a copy of everything we hold about you, or have it erased.',
  loading: 'Loading your data',
  loadFailure: 'Your data requests could not be loaded',
  copy: 'A copy of your data',
  copyText:
    'One ZIP file with a page to read, the same data as JSON, and every file you sent or received. Our staff are named by role only.',
  ask: 'Get a copy',
  askTitle: 'Get a copy of your data?',
  askText: 'We put it together and write to you when it is ready. You can ask once a day.',
  making:
    'We are putting your data together and will e-mail you when it is ready. You can leave this page.',
  ready: (until: string) => `Your copy is ready. You can download it until ${until}.`,
  download: 'Download my data',
  nextAt: (when: string) => `You can ask for the next copy from ${when}.`,
  erase: 'Erase your account',
  eraseText:
    'Your name, addresses, messages and files are permanently deleted, and so is your newsletter subscription. Open requests are withdrawn.',
  stays:
    'We keep the number, kind, dates and agreed price of each request, without your name, because the law requires us to keep accounts. Requests you raised for your company stay with it.',
  contracts:
    'A proposal you accepted is a contract: it stays unchanged, with your name, so that both sides can prove what was agreed.',
  staff: 'Staff accounts are erased by an admin, after staff access has been removed.',
  start: 'Erase my account',
  title: 'Erase your account?',
  grace:
    'This happens in 14 days. Until then you can use your account as before, and change your mind.',
  confirm: 'Erase in 14 days',
  done: 'Your account will be erased in 14 days.',
  underWay: (day: string) =>
    `Your account will be erased on ${day}. Until then you can change your mind.`,
  keep: 'Keep my account',
  kept: 'Your account stays.',
  see: 'See your data',
};

export const keepWords = {
  title: 'Keep your account?',
  lead: 'You asked us to erase your account. Press the button if you want to keep it.',
  action: 'Keep my account',
  dead: 'This link no longer works. Sign in to see the state of your account on your profile page.',
  signIn: 'Sign in',
};

export const requestWords = {
  title: 'Data requests',
  lead: 'People who asked for a copy of their data, or to be erased. By law we have one month to answer.',
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
  raiseText: 'For somebody who asked by mail or telephone. Check their identity first.',
  email: 'E-mail address',
  emailHint: 'Of a client, a lead or a subscriber.',
  kind: 'What they asked for',
  kinds: [
    { value: 'export', label: 'A copy of their data' },
    { value: 'erase', label: 'To be erased' },
  ],
  save: 'Raise request',
  raised: 'The data request was added.',
  incomplete: 'Enter an e-mail address.',
  run: 'Carry out now',
  runErase:
    'The person is erased at once, without the 14 days to change their mind. This cannot be undone.',
  runExport: 'The copy is made at once.',
  running: {
    title: 'Carry it out now?',
    action: 'Carry out now',
    done: 'The data request is being carried out.',
  },
  cancel: 'Cancel',
  cancelling: {
    title: 'Cancel the data request?',
    text: 'For an erasure, we tell the person that their account stays.',
    action: 'Cancel the data request',
    back: 'Go back',
    done: 'The data request was cancelled.',
  },
  download: 'Download',
  about: (what: string, who: string) => `${what}: ${who}`,
  failed: 'The last attempt failed. We will retry.',
  empty: {
    title: 'No data requests',
    text: 'Requests for a copy of personal data, or for erasure, appear here.',
  },
};
