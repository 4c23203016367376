import brand from '../../brand.json';
import { AppError, unauthenticated, forbidden } from '../errors/app-error';

export const Unauthenticated = unauthenticated('unauthenticated', 'Please sign in.');

export const TokenExpired = unauthenticated(
  'token_expired',
  'Your session has expired. Please sign in again.',
);

export const TokenRevoked = unauthenticated(
  'token_revoked',
  'This session was ended. Please sign in again.',
);

export const Forbidden = forbidden('forbidden', 'You do not have access to this.');

export const PasswordNeeded = forbidden(
  'password_needed',
  'Sign in with your password to continue.',
);

export const SecondFactorRequired = forbidden(
  'second_factor_required',
  'Complete your sign-in with the second step to go on.',
);

export const NotInStableApi = () =>
  new AppError('missing', 'not_found', 'There is nothing at this address.');

export const NotWithApiToken = forbidden(
  'not_with_api_token',
  'Sign in to do this: API tokens cannot.',
);

export const ScopeMissing = (scope: string) =>
  new AppError('forbidden', 'scope_missing', `This API token has not the scope ${scope}.`);

export const NetworkNotAllowed = forbidden(
  'network_not_allowed',
  'This API token may not be used from your network.',
);

export const QuotaExceeded = (retryAfter: number) =>
  new AppError(
    'too_many',
    'quota_exceeded',
    `Too many tries. Please wait ${waitInWords(retryAfter)} and try again.`,
    { retryAfter },
  );

export const TooManyPosts = (retryAfter: number) =>
  new AppError(
    'too_many',
    'quota_exceeded',
    `You have sent this a few times already. Please wait ${waitInWords(retryAfter)} or call us on ${brand.phone}.`,
    { retryAfter },
  );

export const TooManyExports = (retryAfter: number) =>
  new AppError(
    'too_many',
    'quota_exceeded',
    `You have exported five files today. The next export is possible in ${waitInWords(retryAfter)}.`,
    { retryAfter },
  );

const waitInWords = (seconds: number): string => {
  if (seconds < 60) return seconds === 1 ? 'a second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  if (minutes > 90) return `${Math.ceil(minutes / 60)} hours`;
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
};

export const LimitsUnavailable = () =>
  new AppError(
    'unavailable',
    'unavailable',
    'The service is unavailable for a moment. Please try again.',
    {
      retryAfter: 5,
    },
  );
