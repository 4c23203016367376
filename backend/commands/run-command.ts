import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../app.module';

type Work = (
  args: string[],
  open: () => Promise<INestApplicationContext>,
) => Promise<boolean | void>;

/** Runs an operator's command. The process exits with 1 if it fails or returns false. */
export function runCommand(work: Work): void {
  let app: INestApplicationContext | undefined;
  const open = async () =>
    (app = await NestFactory.createApplicationContext(AppModule, { logger: ['error'] }));
  work(process.argv.slice(2), open)
    .finally(() => app?.close())
    .then(
      // Bull's connection would keep the process alive; everything is committed by now.
      (isFine) => process.exit(isFine === false ? 1 : 0),
      (error: Error) => {
        console.error(error.message);
        process.exit(1);
      },
    );
}
