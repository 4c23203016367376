import { createHash } from 'node:crypto';
import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Context,
  type Span,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOnSampler,
  BatchSpanProcessor,
  RandomIdGenerator,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import brand from '../../brand.json';
import type { OpenSpan, SpanDetails } from '../context/request-context';
import type { Tracer } from '../context/tracing';

const KINDS = {
  server: SpanKind.SERVER,
  internal: SpanKind.INTERNAL,
  consumer: SpanKind.CONSUMER,
  client: SpanKind.CLIENT,
} as const;

const traceOf = (id: string): string => {
  const digits = id.replaceAll('-', '').toLowerCase();
  return /^[\da-f]{32}$/.test(digits)
    ? digits
    : createHash('sha256').update(id).digest('hex').slice(0, 32);
};

/** Derived from the trace id, so that every process knows it. */
const firstSpanOf = (traceId: string): string => traceId.slice(16);

class CallIds extends RandomIdGenerator {
  next: { traceId: string; spanId: string } | undefined;

  override generateTraceId = (): string => this.next?.traceId ?? '';
  override generateSpanId = (): string => this.next?.spanId ?? newSpanId();
}

const newSpanId = new RandomIdGenerator().generateSpanId;

class OtelSpan implements OpenSpan {
  constructor(readonly span: Span) {}
  set(attributes: SpanDetails['attributes']): void {
    this.span.setAttributes(attributes);
  }
  fail(): void {
    this.span.setStatus({ code: SpanStatusCode.ERROR });
  }
  end(): void {
    this.span.end();
  }
}

/**
 * Exporter and resource read the other standard settings (OTEL_SERVICE_NAME, headers, timeouts).
 */
export function openTelemetry(service: string, env: NodeJS.ProcessEnv): Tracer {
  const ids = new CallIds();
  const name = `${brand.name.toLowerCase()}-${service}`;
  const provider = new TracerProvider({
    idGenerator: ids,
    sampler: samplerOf(env),
    resource: resourceFromAttributes({ 'service.name': name }).merge(
      detectResources({ detectors: [envDetector] }),
    ),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  const tracer = provider.getTracer(brand.name);
  return {
    begin(spanName, { kind, attributes }, id, parent) {
      const traceId = traceOf(id);
      const isFirst = kind === 'server';
      ids.next = isFirst ? { traceId, spanId: firstSpanOf(traceId) } : undefined;
      const context = isFirst ? ROOT_CONTEXT : contextOf(traceId, parent);
      const span = tracer.startSpan(spanName, { kind: KINDS[kind], attributes }, context);
      ids.next = undefined;
      return new OtelSpan(span);
    },
    stop: () => provider.shutdown(),
  };
}

function contextOf(traceId: string, parent: OpenSpan | undefined): Context {
  if (parent instanceof OtelSpan) return trace.setSpan(ROOT_CONTEXT, parent.span);
  const spanId = firstSpanOf(traceId);
  const traceFlags = TraceFlags.SAMPLED;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}

/** By trace id, so that all processes keep the same traces. */
function samplerOf(env: NodeJS.ProcessEnv): AlwaysOnSampler | TraceIdRatioBasedSampler {
  const isRatio = env.OTEL_TRACES_SAMPLER?.endsWith('traceidratio');
  const share = Number(env.OTEL_TRACES_SAMPLER_ARG);
  return isRatio && share >= 0 && share <= 1
    ? new TraceIdRatioBasedSampler(share)
    : new AlwaysOnSampler();
}
