/** A rejected field and the reason. */
export interface FieldProblem {
  field: string;
  code: string;
  message: string;
}

interface Problem {
  status: number;
  code: string;
  message: string;
  /** Quote it when you contact us. */
  traceId: string | null;
  errors: FieldProblem[];
  /** Seconds to wait before the next attempt, if the API gives them. */
  retryAfter: number | null;
}

/** An error response of the API. Branch on `code`; /docs/errors explains each. */
export class ApiProblem extends Error implements Problem {
  readonly status: number;
  readonly code: string;
  readonly traceId: string | null;
  readonly errors: FieldProblem[];
  readonly retryAfter: number | null;

  constructor({ status, code, message, traceId, errors, retryAfter }: Problem) {
    super(message);
    this.name = 'ApiProblem';
    this.status = status;
    this.code = code;
    this.traceId = traceId;
    this.errors = errors;
    this.retryAfter = retryAfter;
  }
}

/** Also handles error responses of a proxy, which are not problem documents. */
export async function problemOf(response: Response): Promise<Problem> {
  const body = (await response.json().catch(() => null)) as Partial<Problem> | null;
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return {
    status: response.status,
    code: body?.code ?? 'unknown',
    message: body?.message ?? `HTTP ${response.status}`,
    traceId: body?.traceId ?? null,
    errors: body?.errors ?? [],
    retryAfter: Number.isFinite(seconds) ? seconds : null,
  };
}
