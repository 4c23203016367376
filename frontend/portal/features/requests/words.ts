import { locale } from '../../../lib/locale';
import { formatMoney } from '../../../lib/money';
import { count } from '../../../lib/text';

export const restWords = {
  show: 'Show the rest of this e-mail',
  hide: 'Hide the rest of this e-mail',
  again: 'Try again',
};

/** Labels of the API's values are in `api/generated/words` and `portal/labels.ts`. */
export const conversationWords = {
  byMail: 'by e-mail',
  /** Some more may not be loaded yet. */
  earlier: (count: number, hasMore: boolean) =>
    `Show ${count}${hasMore ? '+' : ''} earlier ${count === 1 && !hasMore ? 'message' : 'messages'}`,
  form: {
    message: 'The message',
    note: 'The note',
    kept: 'What you wrote is still here.',
    blocked: 'Write something first.',
    sent: (time: string) => `Sent, ${time}`,
    keys: navigator.platform.startsWith('Mac') ? '⌘ Enter' : 'Ctrl Enter',
  },
  client: {
    title: 'Messages',
    empty: 'Nothing yet. Ask or add something here; we answer here and by e-mail.',
    label: 'Message to our team',
    send: 'Send message',
  },
  staff: {
    title: 'Messages with the client',
    empty: 'No replies yet.',
    label: 'Answer to the client',
    hint: 'The client reads this, here and by e-mail.',
    send: 'Send answer',
  },
  answer: {
    sendAnd: 'Send and set status',
    needs: 'Needs',
    needsAnswer: 'an answer',
    needsFile: 'a file',
    set: (status: string) => `Send and set ${status}`,
    canned: 'Canned replies',
    offerCall: 'Offer a call',
    callText: (url: string) => `Shall we talk about it? You can choose a time here: ${url}`,
    placeholder: 'Write your answer, or / for a canned reply',
  },
  note: {
    manager: 'Manager notes',
    support: 'Support notes',
    hint: 'Internal: the client never sees it.',
    placeholder: 'Write a note for your team; @ mentions a colleague',
    mention: 'Mention',
    send: 'Add note',
  },
  kinds: { label: 'Write', labels: { reply: 'Reply', note: 'Note' }, draft: ' · draft' },
};

export const moveWords = {
  withdraw: {
    button: 'Withdraw request',
    title: 'Withdraw this request?',
    text: 'Our team stops working on it. You can reopen it at any time.',
    label: 'Reason (optional)',
    done: 'Your request is withdrawn.',
  },
  reopen: {
    button: 'Reopen request',
    title: 'Reopen this request?',
    text: 'It goes back to our team, with everything that was said so far.',
    label: 'What is still to be done',
    missing: 'Please say what is still to be done.',
    done: 'Your request is open again.',
  },
};

export const editWords = {
  button: 'Edit request',
  title: 'Edit your request',
  description: 'You can edit this until our review begins. The history shows each change.',
  action: 'Save changes',
  done: 'Your request is changed.',
};

/** Sentences about the state of a request and its next move. */
export const standingWords = {
  closed: {
    completed: 'This is done. Write to us below, or reopen it, if something is missing.',
    rejected:
      'We can’t take this on. The history explains why; write to us below if you have questions.',
    withdrawn: 'You have withdrawn this request. You can reopen it at any time.',
  },
  pending: 'We have your request and are choosing who looks at it.',
  assigned: (who: string) => `${who} has your request.`,
  in_review: (who: string) => `${who} is reviewing this.`,
  approved: (who: string) => `This is approved, and ${who} is working on it.`,
  yours: (tasks: string[]) =>
    `${tasks.length === 1 ? 'One thing is' : `${{ 2: 'Two', 3: 'Three' }[tasks.length]} things are`} yours: ${new Intl.ListFormat(locale).format(tasks)}.`,
  task: {
    decision: (what: string, reference: string, total: string) =>
      `decide on ${what} ${reference}, ${total}`,
    file: (who: string) => `send the file that ${who} asked for`,
    answer: (who: string) => `answer ${who}’s question`,
  },
  decide: 'Read and decide',
  read: (what: string) => `Read the ${what}`,
  elsewhere: (what: string) => `Our ${what} waits for somebody at your company who may accept it.`,
  nothing: 'Nothing is asked of you.',
  us: 'our team',
  next: (at: string) => `Next: our answer by ${at}.`,
  late: (at: string) => `We promised an answer by ${at}. We’re sorry that it is late.`,
  step: (title: string, day: string) => `${title}: ${day}.`,
  stages: 'Stages',
  stage: {
    pending: 'Received',
    assigned: 'With our team',
    in_review: 'In review',
    approved: 'Approved',
    completed: 'Completed',
  },
  progress: 'Progress',
  label: 'Where it stands',
  loadingPeople: 'Loading who takes part',
  facts: 'What you asked for',
  history: 'History',
};

export const delegationWords = {
  first: { title: 'Delegate request', action: 'Delegate', to: 'Delegate to' },
  again: { title: 'Reassign request', action: 'Reassign', to: 'Reassign to' },
  hasIt: 'This team has it already.',
  notes: 'Notes',
  notesHint: 'For the team; the client never sees them.',
};

/** The team that has an already delegated request. */
export const nowWith = (team: string, by: string, at: string) =>
  `Now with ${team}${by ? `, delegated by ${by}` : ''}${at ? ` on ${at}` : ''}.`;

export const reasonWords = {
  name: 'The reason',
  title: 'Unusual change of status',
  text: (project: string, from: string, to: string) =>
    `${project}: from ${from} to ${to}. The client reads the reason in the history.`,
  action: 'Change status',
  label: 'Reason',
  hint: (from: string, to: string) =>
    `From ${from} to ${to} is unusual. The client reads the reason in the history.`,
};

export const staffViewWords = {
  notes: 'Internal notes',
  notesTitle: 'Internal notes, never shown to the client',
  told: 'Everything the client told us',
  noOthers: 'No other requests visible to you',
  others: (number: number) => count(number, 'other request'),
  more: (number: number) => `and ${number} more`,
  work: 'Your team’s work',
  assignee: 'Assignee',
  assignedTo: 'Assigned to',
  reassign: 'Reassign',
  update: 'Update Status',
  updateAndNext: 'Update and next',
  status: 'Status',
  statusOf: (project: string) => `Status of ${project}`,
  nobody: 'Nobody',
  delegate: (team: string, project: string) => `${team}: delegate ${project}`,
  delegationNote: (by: string, at: string) => `Delegation note${by ? ` by ${by}` : ''} · ${at}`,
  price: (currency: string) => `Agreed price (${currency})`,
  client: 'Client',
  name: 'Name',
  clientSince: 'Client since',
  history: 'History',
  historyOf: (entries: string) => `History (${entries})`,
  noPrice: 'None yet',
};

export const factWords = {
  service: 'Service',
  price: 'Agreed price',
  company: 'Company',
  email: 'E-mail',
  phone: 'Phone',
};

export const notProvided = 'Not provided';

export const workWords = {
  invalidPrice: `Enter an amount such as ${formatMoney(12_000)}.`,
  blocked: {
    price: 'Enter a valid price first.',
    filesAlone: 'Write a note to go with the files.',
    status: 'Choose another status first.',
    nothingForAdmin: 'Choose another status or set a price first.',
    nothing: 'Choose another status, set a price or write a note first.',
  },
};

export const oneRequest = {
  title: 'Request',
  back: '← My Requests',
  raised: 'raised',
  raisedAgo: 'Raised',
  progressOf: (project: string) => `Progress of ${project}`,
  loading: 'Loading the request',
  failure: 'Failed to load the request',
  missing: 'This request does not exist',
  missingText: 'The address may be mistyped, or the request belongs to another account.',
};

export const requestListWords = {
  title: 'Requests',
  noun: 'request',
  searchIn: 'Project, number or description',
};

export const myRequestWords = {
  title: 'My Requests',
  lead: 'Everything you have asked us for.',
  failure: 'Failed to load requests',
  help: 'Get Help',
  add: 'New Request',
  leave: 'Log Out',
};

export const noRequests = {
  title: 'No requests yet',
  text: 'Start by submitting your first project request',
  action: 'Submit Your First Request',
};
