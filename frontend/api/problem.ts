import type { ErrorCode } from './generated/enums';
import type { components } from './generated/schema';

/** The body of every error answer (RFC 9457). Screens show `message`. */
export type Problem = Partial<Omit<components['schemas']['Problem'], 'code'>> & {
  /** `unknown` for a body that is not ours, such as a proxy's page. */
  code: ErrorCode | 'unknown';
  message: string;
};

export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly problem: Problem;

  constructor(status: number, problem: Problem) {
    super(problem.message);
    this.status = status;
    this.problem = problem;
  }

  get code(): Problem['code'] {
    return this.problem.code;
  }
}

export class NetworkError extends Error {
  override readonly name = 'NetworkError';
}

/** Maps any error body; one that is not a problem document gets a code and no message. */
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
  return (['unauthenticated', 'token_expired', 'token_revoked'] as Problem['code'][]).includes(
    code,
  );
}

export function messageOf(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.message !== '' ? error.message : fallback;
}

export function hasStatus(error: unknown, ...statuses: number[]): error is ApiError {
  return error instanceof ApiError && statuses.includes(error.status);
}

export function hasCode(error: unknown, ...codes: ErrorCode[]): error is ApiError {
  return error instanceof ApiError && codes.some((code) => code === error.code);
}
