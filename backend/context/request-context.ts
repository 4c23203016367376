import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { OpenSpan } from './tracing';

/** Data of one request (or job) that all code can read without passing it along. */
export type RequestContext = {
  traceId: string;
  /** The client's address, as far as the proxy settings let us trust it. Absent in the worker. */
  ip?: string;
  userAgent?: string;
  actorId?: string;
  /** What spans of this work are below; absent where nobody asked for traces. */
  span?: OpenSpan;
  /** Stores the answer in the transaction of the change. Set for calls with an `Idempotency-Key`. */
  keepAnswer?: (tx: EntityManager, answer: unknown) => Promise<void>;
};

const storage = new AsyncLocalStorage<RequestContext>();

export const requestContext = {
  run: <T>(context: RequestContext, work: () => T): T => storage.run(context, work),
  current: (): RequestContext | undefined => storage.getStore(),
  traceId: (): string => storage.getStore()?.traceId ?? randomUUID(),
};

const ACCEPTABLE_ID = /^[A-Za-z0-9_-]{8,64}$/;

/** Takes the caller's request id when it is harmless, makes one otherwise. */
export const traceIdFrom = (header: string | string[] | undefined): string =>
  typeof header === 'string' && ACCEPTABLE_ID.test(header) ? header : randomUUID();
