export const profileWords = {
  title: 'Profile',
  contents: 'On this page',
  loading: 'Loading your profile',
  failure: 'Failed to load profile. Please sign in again.',
  incomplete: 'Complete Your Profile',
  required: 'Please fill in all required fields to continue',
  verified: 'Verified account',
  since: 'Member since',
  sections: {
    details: 'Your details',
    password: 'Password',
    'second-factor': 'Two-step sign-in',
    connected: 'Connected accounts',
    mails: 'E-mails',
    devices: 'Devices',
    tokens: 'API tokens',
    'your-data': 'Your data',
  },
};

export const mailWords = {
  lead: 'Choose which e-mails you get, and when. E-mails about your account and its security are always sent.',
  loading: 'Loading your choices',
  failure: 'Your choices could not be loaded',
  own: 'Your own requests',
  staff: 'Your work',
  kinds: {
    request_moves: { label: 'A request moves on', hint: 'Its status or its price has changed.' },
    request_messages: { label: 'Our answers', hint: 'Our team has written to you.' },
    new_requests: { label: 'New requests', hint: 'A request was delegated to your team.' },
    assigned_to_me: { label: 'Assigned to you', hint: 'A colleague gave you a request.' },
    client_replies: { label: 'Clients’ replies', hint: 'A client has written to you.' },
    client_changes: {
      label: 'Clients’ changes',
      hint: 'A client changed, withdrew or reopened a request.',
    },
    due_times: { label: 'Overdue', hint: 'A response deadline was missed.' },
  },
  deliveries: { at_once: 'At once', daily: 'Once a day, at 08:00', never: 'Never' },
  zone: 'Time zone',
  zoneHint: 'Daily e-mails come at 08:00 there.',
  save: 'Save choices',
};

export const formWords = {
  title: 'Edit Profile',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'E-mail',
  company: 'Company',
  phone: 'Phone',
  pending: [
    'Waiting for you to confirm',
    'Open the link we e-mailed there; it works for eight hours. Until then',
    'stays the address you sign in with. Can’t find it? Enter the new address again and save.',
  ],
  emailHint: 'A new address takes over once you open the link that we send there.',
  save: 'Save changes',
  cancel: 'Cancel',
  saved: 'Profile updated successfully!',
  failure: 'Failed to update profile',
};

export const passwordWords = {
  lead: 'Changing it signs out all other devices.',
  loading: 'Loading how you sign in',
  failure: 'How you sign in could not be loaded',
  change: 'Change password',
  newPassword: 'New password',
  none: [
    'You have no password yet. We can send a link with which you set one to',
    '. Setting it signs you out everywhere; then you can sign in either way.',
  ],
  again: (provider: string) => `Sign in again with ${provider}`,
  changed: 'Every other device was signed out.',
  send: 'Send me a link to set a password',
  sent: 'We have sent you a link. It works for 30 minutes.',
  proof: 'You have no password here. Sign in once more, and then try again.',
};

export const linkWords = {
  lead: 'Sign in here with an account that you have elsewhere.',
  loading: 'Loading your connected accounts',
  failure: 'Your connected accounts could not be loaded',
  none: 'No other way to sign in is set up here.',
  notLinked: 'Not linked',
  since: 'Linked since',
  onlyWay: 'This is your only way to sign in. Set a password first.',
  link: (name: string): string => `Link ${name}`,
  linking: (name: string) => ({
    title: `Link ${name}`,
    action: `Link ${name}`,
    text: 'Only you can add a way to sign in. Please confirm that it is you.',
  }),
  unlink: (name: string): string => `Unlink ${name}`,
  unlinking: (name: string) => ({
    title: `Unlink ${name}?`,
    action: `Unlink ${name}`,
    text: `You will no longer sign in with ${name}. Your other ways to sign in stay as they are, and we’ll e-mail you a confirmation.`,
  }),
  unlinked: (name: string): string => `${name} was unlinked.`,
};

export const deviceWords = {
  lead: 'Where you are signed in. If you don’t recognise a device, sign it out and change your password.',
  loading: 'Loading your devices',
  loadFailure: 'Your devices could not be loaded',
  onlyThis: 'You are signed in on this device only.',
  thisDevice: 'This device',
  activeNow: 'Active now',
  lastSeen: 'Last seen',
  from: (ip: string) => `, from ${ip}`,
  signedIn: 'Signed in',
  endOne: (device: string, ip: string | null) =>
    `Sign out ${device}, from ${ip ?? 'an unknown address'}`,
  end: 'Sign out',
  endTitle: 'Sign out this device?',
  ended: (device: string): string => `${device} was signed out.`,
  endText: (ip: string | null): string => `${ip ? `(${ip}) ` : ''}has to sign in again.`,
  endingAll: {
    title: 'Sign out everywhere else?',
    text: 'Every other device has to sign in again. You stay signed in here.',
    action: 'Sign out everywhere else',
    done: 'Signed out everywhere else.',
  },
};

export const linkProblemWords = {
  /** For the server's fixed list of codes. */
  problems: {
    access_denied: 'You did not give permission, so nothing was changed.',
    provider_unavailable: 'It cannot be reached at the moment. Please try again later.',
  } as Record<string, string>,
  again: 'Please try again.',
  title: (provider: string, why: string) => `${provider} was not linked. ${why}`,
};
