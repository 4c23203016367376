import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../app.module';

type Work = (
  args: string[],
  open: () => Promise<INestApplicationContext>,
) => Promise<boolean | void>;

export function runCommand(work: Work): void {
  void exitCode(work).then((code) => process.exit(code));
}

/** Bull's connection would keep the process alive, so the caller exits. */
async function exitCode(work: Work): Promise<number> {
  let app: INestApplicationContext | undefined;
  try {
    const isFine = await work(process.argv.slice(2), async () => {
      app = await NestFactory.createApplicationContext(AppModule, { logger: ['error'] });
      return app;
    });
    return isFine === false ? 1 : 0;
  } catch (error) {
    console.error((error as Error).message);
    return 1;
  } finally {
    await app?.close();
  }
}
