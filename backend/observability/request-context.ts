import { AsyncLocalStorage } from 'node:async_hooks';
import { v7 as uuid } from 'uuid';

/** What follows one request (or one job) through the code without being passed along. */
export type RequestContext = {
  traceId: string;
  /** Client address as the proxy settings allow us to believe it; absent in the worker. */
  ip?: string;
  userAgent?: string;
  actorId?: string;
  /** The `Idempotency-Key` claim that the next committed transaction fulfils. */
  idempotencyClaim?: string;
};

const storage = new AsyncLocalStorage<RequestContext>();

export const requestContext = {
  run: <T>(context: RequestContext, work: () => T): T => storage.run(context, work),
  current: (): RequestContext | undefined => storage.getStore(),
  traceId: (): string => storage.getStore()?.traceId ?? uuid(),
};

const ACCEPTABLE_ID = /^[A-Za-z0-9_-]{8,64}$/;

/** Takes the caller's request id when it is harmless, makes one otherwise. */
export const traceIdFrom = (header: string | string[] | undefined): string =>
  typeof header === 'string' && ACCEPTABLE_ID.test(header) ? header : uuid();
