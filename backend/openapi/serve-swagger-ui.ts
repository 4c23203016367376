import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { INestApplication } from '@nestjs/common';
import { SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import type { FastifyInstance } from 'fastify';
import brand from '../../brand.json';

/** Written by the build (`write-openapi`), because creating the document doubles the start-up time. */
const read = (name: string): string => readFileSync(join(__dirname, '../../openapi', name), 'utf8');

export function serveSwaggerUi(app: INestApplication): void {
  const document = JSON.parse(read('openapi.json')) as OpenAPIObject;
  const stable = read('openapi-v1.json');
  const fastify = app.getHttpAdapter().getInstance() as FastifyInstance;
  fastify.get('/api/openapi-v1.json', (_, reply) => reply.type('application/json').send(stable));
  SwaggerModule.setup('api/docs', app, document, {
    jsonDocumentUrl: 'api/openapi.json',
    raw: ['json'],
    customSiteTitle: `${brand.name} API`,
    // Only operations in view are rendered, so the browser's own search misses the others.
    explorer: true,
    swaggerOptions: {
      persistAuthorization: true,
      displayRequestDuration: true,
      filter: true,
      urls: [
        { url: '/api/openapi.json', name: 'Whole API' },
        { url: '/api/openapi-v1.json', name: 'Stable API under /api/v1' },
      ],
    },
  });
}
