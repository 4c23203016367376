import { NestFactory } from '@nestjs/core';
import { AppModule } from '../app.module';
import { CheckChain } from '../events/events.public';

/** `npm run audit:verify`: exits with 1 if the chain of the audit log is broken. */
async function verifyAudit(): Promise<boolean> {
  const app = await NestFactory.createApplicationContext(AppModule, { logger: ['error'] });
  try {
    const { isWhole, checked, brokenAt, head } = await app.get(CheckChain, { strict: false }).run();
    console.log(
      isWhole
        ? `The audit log is whole: ${checked} entries. Last hash: ${head ?? 'none'}`
        : `The audit log is broken at entry ${brokenAt}, after ${checked} good ones.`,
    );
    return isWhole;
  } finally {
    await app.close();
  }
}

// Bull's connection would keep the process alive.
verifyAudit().then(
  (isWhole) => process.exit(isWhole ? 0 : 1),
  (error: Error) => {
    console.error(error.message);
    process.exit(1);
  },
);
