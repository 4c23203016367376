import type { Provider } from './provider-identity.entity';

export const PROVIDER_ERRORS = {
  access_denied: 'You did not give permission, so nothing was changed.',
  account_exists:
    'An account with this address exists. Sign in the way you did before, and then link the two.',
  email_required: 'Please give us an e-mail address, and confirm it, to finish signing in.',
  provider_unavailable:
    'This way to sign in is not available at the moment. Please use another one.',
  state_mismatch: 'This sign-in was started in another window or took too long. Please try again.',
  account_disabled: 'This account is closed. Please contact us.',
  server_error: 'Something went wrong while signing in. Please try again.',
} as const;

export type ProviderError = keyof typeof PROVIDER_ERRORS;

export function signInErrorPath(error: ProviderError, provider: Provider): string {
  const query = new URLSearchParams({ error, message: PROVIDER_ERRORS[error], provider });
  return `/signin?${query}`;
}

export function linkErrorPath(error: ProviderError, provider: Provider): string {
  return `/dashboard/profile?${new URLSearchParams({ link: provider, error })}`;
}
