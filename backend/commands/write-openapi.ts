import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { AppModule } from '../app.module';
import { buildOpenApiDocument } from '../openapi/openapi-document';
import { stableDocument } from '../openapi/stable-document';
import 'reflect-metadata';

const FOLDER = join(__dirname, '../../openapi');

/** Part of the build. Preview mode constructs no providers, so no environment is needed. */
async function writeOpenApi(): Promise<void> {
  const app = await NestFactory.create(AppModule, new FastifyAdapter(), {
    preview: true,
    logger: ['error'],
    abortOnError: false,
  });
  const document = buildOpenApiDocument(app);
  const write = (name: string, content: object) =>
    writeFile(join(FOLDER, name), `${JSON.stringify(content, null, 2)}\n`);
  await mkdir(FOLDER, { recursive: true });
  await write('openapi.json', document);
  await write('openapi-v1.json', stableDocument(document));
  await app.close();
}

writeOpenApi().catch((error: Error) => {
  console.error(error);
  process.exit(1);
});
