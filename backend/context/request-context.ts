import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';

export type SpanKind = 'server' | 'internal' | 'consumer' | 'client';
export type SpanDetails = {
  kind: SpanKind;
  attributes: Record<string, string | number>;
};

export interface OpenSpan {
  set(attributes: SpanDetails['attributes']): void;
  fail(): void;
  end(): void;
}

export type RequestContext = {
  traceId: string;
  ip?: string;
  userAgent?: string;
  actorId?: string;
  span?: OpenSpan;
  keepAnswer?: (tx: EntityManager, answer: unknown) => Promise<void>;
};

const storage = new AsyncLocalStorage<RequestContext>();

export const requestContext = {
  run: <T>(context: RequestContext, work: () => T): T => storage.run(context, work),
  current: (): RequestContext | undefined => storage.getStore(),
  traceId: (): string => storage.getStore()?.traceId ?? randomUUID(),
};

const ACCEPTABLE_ID = /^[A-Za-z0-9_-]{8,64}$/;

export const traceIdFrom = (header: string | string[] | undefined): string =>
  typeof header === 'string' && ACCEPTABLE_ID.test(header) ? header : randomUUID();
