import 'reflect-metadata';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { AppModule } from '../app.module';
import { buildOpenApiDocument } from '../openapi/openapi-document';

const FILE = join(__dirname, '../../../openapi/openapi.json');

/** Writes openapi/openapi.json. Preview mode: nothing is constructed, no environment is needed. */
async function writeOpenApi(): Promise<void> {
  const app = await NestFactory.create(AppModule, new FastifyAdapter(), {
    preview: true,
    logger: ['error'],
    abortOnError: false,
  });
  await writeFile(FILE, `${JSON.stringify(buildOpenApiDocument(app), null, 2)}\n`);
  await app.close();
}

writeOpenApi().catch((error: Error) => {
  console.error(error);
  process.exit(1);
});
