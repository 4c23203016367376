import { type Provider, ProviderValues } from '../../../api/generated/enums';
import { EXCHANGE_FAILED } from '../../session/one-time-code';
import { signInWords } from './words';

/** Messages by code: text in the address could be anyone's. */
const knownErrors: Record<string, string> = {
  access_denied: 'you declined the request at the provider.',
  account_exists:
    'an account with this e-mail address already exists. Sign in the way you did before, and then link the two.',
  email_required:
    'the provider has not verified your e-mail address. Please enter one and confirm it.',
  provider_unavailable: 'the provider cannot be reached at the moment.',
  state_mismatch: 'the attempt took too long or was started in another window. Please try again.',
  account_disabled: 'this account is disabled. Please contact us.',
  server_error: 'something went wrong on our side. Please try again.',
  [EXCHANGE_FAILED]:
    'the sign-in took too long, or was started in another browser. Please try again.',
};

const longest = 200;

/**
 * Result of a sign-in by Google, Facebook or an e-mail link, from the address. Null without a
 * notice; `verified=true` clears the message.
 */
export function readSignInNotice(query: URLSearchParams) {
  const code = query.get('error');
  if (!code || query.get('verified') === 'true') return null;
  const words = Object.hasOwn(knownErrors, code)
    ? knownErrors[code]
    : plain(query.get('message') ?? '') || plain(code);
  return {
    code,
    message: signInWords.failed(words ?? ''),
    provider: providerIn(query.get('provider')),
  };
}

/** Removes addresses and control or invisible characters, because anybody could write the link. */
const plain = (text: string): string =>
  text
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Cc}/gu, ' ')
    .replace(/(?:https?:\/\/|www\.)\S*/gi, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longest);

const providerIn = (value: string | null): Provider | null =>
  ProviderValues.find((provider) => provider === value) ?? null;
