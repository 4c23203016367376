import type { components } from './generated/schema';

/** The body of every error answer (RFC 9457). Screens show `message`. */
export type Problem = Pick<components['schemas']['Problem'], 'code' | 'message'> &
  Partial<components['schemas']['Problem']>;

/** The API answered, and said no. */
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

/** No answer arrived: the network, or the server, is away. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
}

/** An answer that is no problem document (a proxy's page) still gets a code and no message. */
export function toProblem(body: unknown): Problem {
  if (typeof body !== 'object' || body === null) return { code: 'unknown', message: '' };
  const { code, message } = body as Partial<Problem>;
  return {
    ...body,
    code: typeof code === 'string' ? code : 'unknown',
    message: typeof message === 'string' ? message : '',
  };
}

/** The call was refused for want of a session, whatever became of it. */
export function hasNoSession({ code }: Problem): boolean {
  return ['unauthenticated', 'token_expired', 'token_revoked'].includes(code);
}

/** The server's sentence, or the screen's own words where there is none. */
export function messageOf(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.message !== '' ? error.message : fallback;
}

export function hasStatus(error: unknown, status: number): error is ApiError {
  return error instanceof ApiError && error.status === status;
}

export function hasCode(error: unknown, code: string): error is ApiError {
  return error instanceof ApiError && error.code === code;
}
