import { listOf } from '../../../../lib/locale';

export const peopleWords = {
  title: 'People',
  you: 'You',
  team: (name: string | null) => (name ? `${name} from our team` : 'our team'),
  onlyYou: (others: readonly string[]) =>
    others.length === 0
      ? 'Only you see this request.'
      : `Only you and the people you added can see this request: ${listOf(others)}. Remove anyone who should not see it.`,
  onlyClient: 'Only its client and the people added to it can see this request.',
  shared: {
    none: (company: string) =>
      `This request belongs to ${company}, which does not share requests among its members.`,
    leads: (company: string) => `The leads of ${company} see this request, too.`,
    everyone: (company: string) => `Everybody at ${company} sees this request, too.`,
  },
  invite: 'Invite a reader',
  inviteText:
    'We send an invitation to this address. Whoever accepts it there sees the whole conversation, may write in it, and gets its e-mails.',
  inviteAction: 'Send invitation',
  inviteEmail: 'E-mail address',
  invited: (email: string) => `${email} (invited)`,
  revoke: (email: string) => `Revoke the invitation of ${email}`,
  revokeTitle: 'Revoke this invitation?',
  revokeText: 'The link in the e-mail stops working.',
  add: 'Add a colleague',
  addText: 'They see the whole conversation, may write in it, and get its e-mails.',
  addAction: 'Add',
  colleague: 'Colleague',
  email: 'E-mail address of a client with an account',
  choose: 'Choose a colleague',
  nobody: 'Everyone at your company has been added already, or nobody else has joined yet.',
  incomplete: 'Choose somebody first.',
  remove: (name: string) => `Remove ${name}`,
  leave: 'Leave this conversation',
  removeTitle: (name: string) => `Remove ${name}?`,
  removeText:
    'They get no more e-mails about this request, and can see it only if the company shares it.',
  leaveTitle: 'Leave this conversation?',
  leaveText:
    'You get no more e-mails about this request, and can see it only if the company shares it.',
  removed: 'Removed',
  makePrivate: 'Make private',
  share: (company: string) => `Share with ${company}`,
};

export const joinWords = {
  byLink:
    'You opened an invitation to a request. Accept it to read the conversation and write in it.',
  accept: 'Accept the invitation',
};
