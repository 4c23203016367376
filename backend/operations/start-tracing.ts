import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { traceWith, stopTracing } from '../context/tracing';

const ENDPOINTS = ['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'];

export const isTracingAsked = (env: NodeJS.ProcessEnv): boolean =>
  ENDPOINTS.some((name) => env[name]) &&
  env.OTEL_SDK_DISABLED?.toLowerCase() !== 'true' &&
  env.OTEL_TRACES_EXPORTER !== 'none' &&
  env.OTEL_TRACES_SAMPLER !== 'always_off';

export async function startTracing(service: 'api' | 'worker'): Promise<void> {
  // oxlint-disable-next-line no-restricted-properties -- OpenTelemetry's packages read the same settings
  const { env } = process;
  if (!isTracingAsked(env)) return;
  const { openTelemetry } = await import('./open-telemetry.js');
  traceWith(openTelemetry(service, env));
}

@Injectable()
export class FlushTraces implements OnApplicationShutdown {
  onApplicationShutdown(): Promise<void> {
    return stopTracing();
  }
}
