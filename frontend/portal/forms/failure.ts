import { ApiError, NetworkError } from '../../api/problem';

/** Messages for failures without a message from the server. */
export interface FailureWords {
  failed: string;
  /** Without an answer, the change may or may not have been made. */
  unreachable?: string;
}

/** As specified for forms. */
export const noAnswer = 'An error occurred. Please try again.';

const unreachable = 'The server cannot be reached. Nothing may have changed; please try again.';

export function sentenceOf(error: unknown, words: FailureWords | string): string {
  const { failed, unreachable: away = unreachable } =
    typeof words === 'string' ? { failed: words } : words;
  if (error instanceof NetworkError) return away;
  return error instanceof ApiError && error.message !== '' ? error.message : failed;
}

/** The second sentence of a failed load; the first one names the content. */
export function loadSentence(error: unknown): string {
  return error instanceof NetworkError
    ? 'The server cannot be reached. Check your connection and try again.'
    : 'Something went wrong on our side. Please try again.';
}

export function fieldProblems(error: unknown): { field: string; message: string }[] {
  return error instanceof ApiError ? (error.problem.errors ?? []) : [];
}

export function fieldMessage(error: unknown, field: string): string | undefined {
  return fieldProblems(error).find((problem) => problem.field === field)?.message;
}
