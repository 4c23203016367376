import { hasCode, messageOf, NetworkError } from '../../../api/problem';

export interface Outcome {
  tone: 'success' | 'error';
  message: string;
}

export const signedOut: Outcome = {
  tone: 'error',
  message: 'Authentication required. Please sign in again.',
};

export const succeeded = (message: string): Outcome => ({
  tone: 'success',
  message: message || "Request submitted successfully! We'll get back to you within 24 hours.",
});

/** 'Failed to submit request', with the reason where there is one. */
export function failureOf(error: unknown): Outcome {
  return {
    tone: 'error',
    message: ['Failed to submit request', reason(error)].filter(Boolean).join(': '),
  };
}

function reason(error: unknown): string {
  if (error instanceof NetworkError) {
    return 'the server cannot be reached. What you wrote is kept; try again in a moment.';
  }
  if (hasCode(error, 'idempotency_key_reused')) {
    return 'an earlier version of it has already arrived (see My Requests). Submit again to send this version as well.';
  }
  return messageOf(error, '');
}
