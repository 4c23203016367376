import type { components } from './generated/schema';

/** The body of every error answer (RFC 9457). Screens show `message`. */
export type Problem = Pick<components['schemas']['Problem'], 'code' | 'message'> &
  Partial<components['schemas']['Problem']>;

export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly problem: Problem;

  constructor(status: number, problem: Problem) {
    super(problem.message);
    this.status = status;
    this.problem = problem;
  }

  get code(): string {
    return this.problem.code;
  }
}

export class NetworkError extends Error {
  override readonly name = 'NetworkError';
}

/**
 * Maps any error body; one that is not a problem document (a proxy's page) gets a code and no
 * message.
 */
export function toProblem(body: unknown): Problem {
  if (typeof body !== 'object' || body === null) return { code: 'unknown', message: '' };
  const { code, message } = body as Partial<Problem>;
  return {
    ...body,
    code: typeof code === 'string' ? code : 'unknown',
    message: typeof message === 'string' ? message : '',
  };
}

export function hasNoSession({ code }: Problem): boolean {
  return ['unauthenticated', 'token_expired', 'token_revoked'].includes(code);
}

export function messageOf(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.message !== '' ? error.message : fallback;
}

export function hasStatus(error: unknown, status: number): error is ApiError {
  return error instanceof ApiError && error.status === status;
}

export function hasCode(error: unknown, code: string): error is ApiError {
  return error instanceof ApiError && error.code === code;
}
