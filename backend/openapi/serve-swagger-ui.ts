import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { INestApplication } from '@nestjs/common';
import { SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import type { FastifyInstance } from 'fastify';
import brand from '../../brand.json';

/** Written by the build (`write-openapi`), because creating the document doubles the start-up time. */
const read = (name: string): string => readFileSync(join(__dirname, '../../openapi', name), 'utf8');

/** A map or list of Immutable.js, as Swagger UI keeps the document. */
interface Immutable {
  size: number;
  get: (name: string) => Immutable;
  set: (name: string, value: Immutable) => Immutable;
  map: (change: (item: Immutable) => Immutable) => Immutable;
  filter: (keep: (item: Immutable) => boolean) => Immutable;
}
declare const SwaggerUIBundle: { plugins: { DownloadUrl: object } };

/** Runs in the browser. Swagger UI's own filter looks at the names of tags only. */
const searchOperations = () => ({
  fn: {
    opsFilter: (tags: Immutable, phrase: string) => {
      const words = phrase.toLowerCase().split(/\s+/);
      const isFound = (entry: Immutable) => {
        const facts = ['summary', 'description', 'tags'].map((name) =>
          String(entry.get('operation').get(name)),
        );
        const text = [String(entry.get('method')), String(entry.get('path')), ...facts].join(' ');
        return words.every((word) => text.toLowerCase().includes(word));
      };
      return tags
        .map((tag) => tag.set('operations', tag.get('operations').filter(isFound)))
        .filter((tag) => tag.get('operations').size > 0);
    },
  },
});

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
      docExpansion: 'none',
      // Prints `x-scope` and the other extensions of each operation.
      showExtensions: true,
      plugins: [() => SwaggerUIBundle.plugins.DownloadUrl, searchOperations],
      urls: [
        { url: '/api/openapi.json', name: 'Whole API' },
        { url: '/api/openapi-v1.json', name: 'Stable API under /api/v1' },
      ],
    },
  });
}
