/** What a link to /verify-email is for; the mail adds a parameter, because the token does not tell. */
export type LinkKind = 'sign-up' | 'new-address' | 'kept-address';

interface LinkWords {
  title: string;
  lead: string;
  action: string;
  pending: string;
  done: string;
  failed: string;
  hints: readonly string[];
}

const newest = 'If you asked for a second link, only the newest one counts.';
const whole = 'Copy the whole address if your mail program broke it over two lines.';
const eightHours = ['A link is good for eight hours and works once.', newest, whole];

export const linkWords: Record<LinkKind, LinkWords> = {
  'sign-up': {
    title: 'Confirm your email address',
    lead: 'One press confirms that this address is yours.',
    action: 'Confirm my email address',
    pending: 'Verifying your email',
    done: 'Email verified',
    failed: 'Verification failed',
    hints: eightHours,
  },
  'new-address': {
    title: 'Confirm your new email address',
    lead: 'One press confirms that this address is yours. You sign in with it from then on.',
    action: 'Confirm my email address',
    pending: 'Verifying your email',
    done: 'Email verified',
    failed: 'Verification failed',
    hints: [...eightHours, 'Sign in and enter the new address in your profile for another link.'],
  },
  'kept-address': {
    title: 'Keep your email address?',
    lead: 'One press stops the change of your address, or takes it back. Everybody is signed out, the password no longer works, and you get a link to choose a new one.',
    action: 'Keep this address',
    pending: 'Keeping your address',
    done: 'Your address is kept',
    failed: 'Your address could not be kept',
    hints: [
      'The link is good for 72 hours and works once.',
      whole,
      'Write to us if somebody else is in your account.',
    ],
  },
};

export function kindOf(params: URLSearchParams): LinkKind {
  if (params.get('undo') === '1') return 'kept-address';
  return params.get('new') === '1' ? 'new-address' : 'sign-up';
}
