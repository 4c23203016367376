import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { AppConfig } from './config/app-config';
import { createPino, NestPino } from './operations/logger';
import { startTracing } from './operations/start-tracing';
import { endAfterGrace } from './shutdown';
import { WorkerModule } from './worker.module';

async function startWorker(): Promise<void> {
  await startTracing('worker');
  const config = new AppConfig();
  const logger = new NestPino(createPino(config.logLevel, 'worker'));
  const app = await NestFactory.createApplicationContext(WorkerModule, {
    logger,
    abortOnError: false,
  });
  app.enableShutdownHooks();
  endAfterGrace(logger);
  logger.log('Ready', 'worker');
}

startWorker().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
