import brand from '../../../../brand.json';
import { firstReply } from '../../../lib/first-reply';

/**
 * The purpose of a /verify-email link. The mail adds it as a parameter, because the token does not
 * contain it.
 */
export type LinkKind = 'sign-up' | 'new-address' | 'kept-address';

const newest = 'If you asked for a second link, only the latest one works.';
const whole = 'Copy the whole address if your mail program broke it over two lines.';
const eightHours = ['A link works once, for eight hours.', newest, whole];

export const linkWords = {
  'sign-up': {
    title: 'Confirm your e-mail address',
    lead: 'Press the button to confirm that this address is yours.',
    action: 'Confirm my e-mail address',
    pending: 'Verifying your e-mail address',
    done: 'E-mail address verified',
    failed: 'Verification failed',
    hints: eightHours,
  },
  'new-address': {
    title: 'Confirm your new e-mail address',
    lead: 'Press the button to confirm that this address is yours. You sign in with it from then on.',
    action: 'Confirm my e-mail address',
    pending: 'Verifying your e-mail address',
    done: 'E-mail address verified',
    failed: 'Verification failed',
    hints: [...eightHours, 'Sign in and enter the new address in your profile for another link.'],
  },
  'kept-address': {
    title: 'Keep your e-mail address?',
    lead: 'Press the button to stop or undo the change of your e-mail address. All devices are signed out, your password stops working, and we send you a link to choose a new one.',
    action: 'Keep this address',
    pending: 'Keeping your address',
    done: 'Your address is kept',
    failed: 'Your address could not be kept',
    hints: [
      'The link works once, for 72 hours.',
      whole,
      'Contact us if someone else has access to your account.',
    ],
  },
} satisfies Record<LinkKind, object>;

export function kindOf(params: URLSearchParams): LinkKind {
  if (params.get('undo') === '1') return 'kept-address';
  return params.get('new') === '1' ? 'new-address' : 'sign-up';
}

export const authWords = {
  email: 'E-mail',
  password: 'Password',
  newPassword: 'New password',
  firstName: 'First name',
  lastName: 'Last name',
  workEmail: 'Work e-mail',
  company: 'Company',
  signInNow: 'Sign In Now',
  goHome: 'Go Home',
  tryAgain: 'Try Again',
};

/** As specified. */
const unreachable = 'An error occurred. Please try again.';

export const signUpFailure = { failed: 'Registration failed.', unreachable };

export const signUpWords = {
  title: 'Create your account',
  have: 'Already have one?',
  signIn: 'Sign in',
  registered: 'Registration successful! Please check your email to confirm your account.',
  sent: [
    'The link we e-mailed to',
    'works for eight hours. Can’t find it? Check your spam folder, or:',
  ],
  agree: [
    'By creating an account you agree to the',
    'terms of use',
    '. Our',
    'privacy notice',
    'explains what we store.',
  ],
  another: 'Sign up with another address',
  create: 'Create account',
  statement: 'Tell us about the work. We will tell you what is possible.',
  benefits: [
    { title: 'Quick Setup', text: 'Five fields, one confirmation e-mail, and you’re in.' },
    {
      title: 'Enterprise Security',
      text: 'Hashed passwords, sessions that end when you say so, an audit trail of every change.',
    },
    {
      title: 'Dedicated Support 24/7',
      text: `Write at any hour: people who build these systems reply within ${firstReply('portal')}.`,
    },
    {
      title: 'Instant Access',
      text: 'Raise your first request as soon as your address is confirmed.',
    },
  ],
};

export const providerEmailWords = {
  form: 'Your e-mail address',
  label: 'Your e-mail',
  hint: 'We send a link to confirm it; then you are signed in with the provider.',
  send: 'Send confirmation link',
};

export const linkOfferWords = {
  title: (provider: string) => `Sign in with ${provider} next time?`,
  text: (provider: string) => `Link ${provider} to this account now.`,
  action: (provider: string) => `Link ${provider}`,
};

export const signInWords = {
  title: 'Welcome back',
  newTo: `New to ${brand.name}?`,
  create: 'Create an account',
  failed: (why: string) => `Login failed: ${why}`,
  label: 'Sign in',
  failure: { failed: 'Sign in failed.', unreachable },
  remember: 'Remember me',
  forgot: 'Forgot your password?',
  ended: {
    'signed-out': 'You have signed out in another window.',
    ended: 'Your session has ended. Please sign in again.',
    'link-over':
      'This link no longer works. Each link opens its request once, within three days. Sign in to continue.',
    'password-needed':
      'Sign in with your password to continue. The link in the e-mail only opens its own request.',
  },
  again: (provider: string): string =>
    `Try ${provider} again below, or use your e-mail and password.`,
  passkey: 'Sign in with a passkey',
  passkeyFailure: 'The passkey was not used. Try again, or sign in with your password.',
  or: 'or with your e-mail address',
  continueWith: 'Continue with',
};

export const forgotWords = {
  title: 'Forgot your password?',
  form: 'Forgot your password',
  lead: 'Enter your e-mail address. We’ll send a link to choose a new password; it works for 30 minutes.',
  nothing: 'No e-mail after a few minutes? Check your spam folder, or ask again.',
  again: 'Send it again',
  send: 'Send reset link',
  back: 'Back to sign in',
};

export const cancelWords = {
  title: 'Was this not you?',
  lead: 'Someone used your e-mail address to create an account. Press the button to delete the registration and its link.',
  action: 'Cancel this registration',
};

export const resetWords = {
  forgotten: {
    title: 'Choose a new password',
    lead: 'Every device that is signed in to your account will be signed out.',
  },
  invited: {
    title: 'Choose your password',
    lead: `You have been invited to the ${brand.name} portal. Choose the password you will sign in with.`,
  },
  incomplete: 'This link is incomplete. Open it again from the e-mail, or ask for a new one.',
  save: 'Save password',
  newLink: 'Request a new link',
};

export const verifyWords = {
  failure: 'Email verification failed.',
  unreachable: 'An error occurred during verification. Please try again.',
  noToken: 'Invalid verification link. No token provided.',
  done: 'Email verified successfully!',
  newLink: 'Get a new link',
  help: 'Need Help?',
  contact: 'Contact Support',
  resend: 'Send a new confirmation link',
};

export const actWords = {
  title: (reference: string | null) => (reference ? `Open ${reference}` : 'Open your request'),
  lead: 'Press the button to open this request for an hour. Anything else needs your password.',
  open: 'Open the request',
  cut: 'This link arrived without its last part, which some e-mail programs cut off. Copy the whole link from the e-mail, or sign in to continue.',
  dead: 'This link no longer works. Each link opens its request once, within three days. Sign in to continue.',
  failure: 'The request could not be opened. Please try again.',
  signIn: 'Sign in',
} as const;
