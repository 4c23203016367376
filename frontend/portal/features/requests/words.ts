/** The sentences of this feature. Labels of the API's values are in `portal/labels.ts`. */
export const conversationWords = {
  client: {
    title: 'Messages',
    empty: 'Nothing yet. Ask or add something here; we answer here and by e-mail.',
    label: 'Message to our team',
    hint: undefined,
    send: 'Send message',
  },
  staff: {
    title: 'Messages with the client',
    empty: 'Nothing yet.',
    label: 'Answer to the client',
    hint: 'The client reads this, here and by e-mail.',
    send: 'Send answer',
  },
  answer: {
    sendAnd: 'Send and …',
    awaitClient: 'Send and wait for the client',
    set: (status: string) => `Send and set ${status}`,
    canned: 'Canned replies',
  },
};

export const moveWords = {
  withdraw: {
    button: 'Withdraw request',
    title: 'Withdraw this request?',
    text: 'Our team stops working on it. You can reopen it at any time.',
    label: 'Reason (optional)',
    done: 'Your request is withdrawn.',
    failure: 'The request could not be withdrawn.',
  },
  reopen: {
    button: 'Reopen request',
    title: 'Reopen this request?',
    text: 'It goes back to our team, with everything that was said so far.',
    label: 'What is still to be done',
    done: 'Your request is open again.',
    failure: 'The request could not be reopened.',
  },
};

export const statusFailure = {
  failed: 'The status could not be changed.',
  unreachable: 'The server cannot be reached. The status is unchanged; please try again.',
};

export const delegationFailure = {
  failed: 'The request could not be delegated.',
  unreachable: 'The server cannot be reached. Nothing was delegated; please try again.',
};

export const workWords = {
  invalidPrice: 'Whole dollars please, such as 12,000.',
  blocked: {
    price: 'Enter a valid price first.',
    status: 'Choose another status first.',
    nothingForAdmin: 'Choose another status or set a price first.',
    nothing: 'Choose another status, set a price or write a note first.',
  },
};

/** The specified words for a client without requests. */
export const noRequests = {
  title: 'No requests yet',
  text: 'Start by submitting your first project request',
};
