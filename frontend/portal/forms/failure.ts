import { ApiError, NetworkError } from '../../api/problem';

/** What a screen says when a change failed and the server gave no sentence of its own. */
export interface FailureWords {
  failed: string;
  /** No answer came: nobody knows whether anything changed. */
  unreachable?: string;
}

/** The specified sentence of the forms. */
export const noAnswer = 'An error occurred. Please try again.';

const unreachable = 'The server cannot be reached. Nothing may have changed; please try again.';

/** The one mapping from what a change failed with to what people read. */
export function sentenceOf(error: unknown, words: FailureWords | string): string {
  const { failed, unreachable: away = unreachable } =
    typeof words === 'string' ? { failed: words } : words;
  if (error instanceof NetworkError) return away;
  return error instanceof ApiError && error.message !== '' ? error.message : failed;
}

/** The second sentence where something could not be loaded; the first says what. */
export function loadSentence(error: unknown): string {
  return error instanceof NetworkError
    ? 'The server cannot be reached. Check your connection and try again.'
    : 'Something went wrong on our side. Please try again.';
}

/** What a 422 said about each field. */
export function fieldProblems(error: unknown): { field: string; message: string }[] {
  return error instanceof ApiError ? (error.problem.errors ?? []) : [];
}

export function fieldMessage(error: unknown, field: string): string | undefined {
  return fieldProblems(error).find((problem) => problem.field === field)?.message;
}
