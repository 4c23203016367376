import { NestFactory } from '@nestjs/core';
import { AppModule } from '../app.module';
import { Retention } from '../background/retention';

/** `npm run retention`: runs today's clean-up, unless already done. */
async function runRetention(): Promise<void> {
  const app = await NestFactory.createApplicationContext(AppModule, { logger: ['error'] });
  const removed = await app.get(Retention, { strict: false }).runToday();
  console.log(removed ? JSON.stringify(removed, null, 2) : 'It was done already today.');
  await app.close();
}

// Bull's connection would keep the process alive; everything is committed by now.
runRetention().then(
  () => process.exit(0),
  (error: Error) => {
    console.error(error.message);
    process.exit(1);
  },
);
