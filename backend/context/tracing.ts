import { requestContext, type OpenSpan, type SpanDetails } from './request-context';

export interface Tracer {
  begin(name: string, details: SpanDetails, traceId: string, parent?: OpenSpan): OpenSpan;
  stop(): Promise<void>;
}

let tracer: Tracer | undefined;

export function traceWith(one: Tracer): void {
  tracer = one;
}

/** An unreachable collector must not block shutdown. */
export async function stopTracing(): Promise<void> {
  await tracer?.stop().catch(() => undefined);
}

export function beginSpan(name: string, details: SpanDetails): OpenSpan | undefined {
  if (!tracer) return undefined;
  return tracer.begin(name, details, requestContext.traceId(), requestContext.current()?.span);
}

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
