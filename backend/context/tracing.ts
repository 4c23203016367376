import { requestContext } from './request-context';

export type SpanKind = 'server' | 'internal' | 'consumer' | 'client';
export type SpanDetails = {
  kind: SpanKind;
  /** Ids, kinds and outcomes; never an address, a name or a text. */
  attributes: Record<string, string | number>;
};

export interface OpenSpan {
  set(attributes: SpanDetails['attributes']): void;
  fail(): void;
  end(): void;
}

export interface Tracer {
  /** Below `parent`; without one, the span is the first of its trace, or follows from the call that began it. */
  begin(name: string, details: SpanDetails, traceId: string, parent?: OpenSpan): OpenSpan;
  /** Sends what was not sent yet. */
  stop(): Promise<void>;
}

let tracer: Tracer | undefined;

/** Spans begin to be made. Without it nothing is, at the cost of one comparison. */
export function traceWith(one: Tracer): void {
  tracer = one;
}

/** A collector that is away keeps no process from ending. */
export async function stopTracing(): Promise<void> {
  await tracer?.stop().catch(() => undefined);
}

/** Undefined where nobody asked for traces. */
export function beginSpan(name: string, details: SpanDetails): OpenSpan | undefined {
  if (!tracer) return undefined;
  return tracer.begin(name, details, requestContext.traceId(), requestContext.current()?.span);
}

/** Does the work within a span of the present trace. */
export async function traced<T>(
  name: string,
  details: SpanDetails,
  work: () => Promise<T>,
): Promise<T> {
  const span = beginSpan(name, details);
  if (!span) return work();
  const context = { traceId: requestContext.traceId(), ...requestContext.current(), span };
  try {
    return await requestContext.run(context, work);
  } catch (error) {
    span.fail();
    throw error;
  } finally {
    span.end();
  }
}
