import type { LoggerService } from '@nestjs/common';

/** Less than what container platforms have to wait before they kill (docs/operations.md). */
const GRACE_MS = 30_000;

/**
 * Nest finishes what is in flight on SIGTERM and SIGINT. A connection that never answers must not
 * keep the process: after the grace it ends anyway. Nothing is lost by that: rows outlive us.
 */
export function endAfterGrace(logger: LoggerService): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      setTimeout(() => {
        logger.warn('Ended although something was still open', 'shutdown');
        process.exit(0);
      }, GRACE_MS).unref();
    });
  }
}
