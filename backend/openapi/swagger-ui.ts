import type { INestApplication } from '@nestjs/common';
import { SwaggerModule } from '@nestjs/swagger';
import type { FastifyInstance } from 'fastify';
import brand from '../../brand.json';
import { buildOpenApiDocument } from './openapi-document';
import { stableDocument } from './stable-document';

/** Swagger UI at /api/docs, the document at /api/openapi.json, and that of /api/v1 at /api/openapi-v1.json. */
export function serveSwaggerUi(app: INestApplication): void {
  const document = buildOpenApiDocument(app);
  const stable = JSON.stringify(stableDocument(document));
  const fastify = app.getHttpAdapter().getInstance() as FastifyInstance;
  fastify.get('/api/openapi-v1.json', (_, reply) => reply.type('application/json').send(stable));
  SwaggerModule.setup('api/docs', app, document, {
    jsonDocumentUrl: 'api/openapi.json',
    raw: ['json'],
    customSiteTitle: `${brand.name} API`,
    // Of so many operations only those in view are drawn: the browser's own search finds no others.
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
