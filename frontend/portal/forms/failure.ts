import { ApiError, hasStatus, NetworkError } from '../../api/problem';
import { kitWords } from '../words';

/** Sentences that the specification fixes, for a failure that the server did not explain. */
export interface FailureWords {
  failed: string;
  unreachable?: string;
}

/** Without an answer, the change may or may not have been made. */
export const noAnswer = kitWords.failure.unanswered;

const { ours } = kitWords.failure;

export function sentenceOf(error: unknown, words: FailureWords | string = ours): string {
  const { failed, unreachable = noAnswer } = typeof words === 'string' ? { failed: words } : words;
  if (error instanceof NetworkError) return unreachable;
  return error instanceof ApiError && error.message !== '' ? error.message : failed;
}

/** The second sentence of a failed load; the first one names the content. */
export function loadSentence(error: unknown): string {
  // The server says how long to wait.
  if (hasStatus(error, 429)) return error.message;
  return error instanceof NetworkError ? kitWords.failure.offline : ours;
}

export const fieldProblems = (error: unknown): { field: string; message: string }[] =>
  error instanceof ApiError ? (error.problem.errors ?? []) : [];

export const fieldMessage = (error: unknown, field: string): string | undefined =>
  fieldProblems(error).find((problem) => problem.field === field)?.message;
