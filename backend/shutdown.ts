import type { LoggerService } from '@nestjs/common';

/** Less than container platforms wait before they kill (docs/operations.md). */
const GRACE_MS = 30_000;

/** A connection that never ends must not keep the process alive. All work is stored as rows. */
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
