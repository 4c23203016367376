import type { INestApplication } from '@nestjs/common';
import { SwaggerModule } from '@nestjs/swagger';
import type { FastifyInstance } from 'fastify';
import brand from '../../brand.json';
import { buildOpenApiDocument } from './openapi-document';
import { stableDocument } from './stable-document';

export function serveSwaggerUi(app: INestApplication): void {
  const document = buildOpenApiDocument(app);
  const stable = JSON.stringify(stableDocument(document));
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
