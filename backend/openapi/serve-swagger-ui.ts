import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { INestApplication } from '@nestjs/common';
import { SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import type { FastifyInstance } from 'fastify';
import brand from '../../brand.json';
import { SWAGGER_STYLE } from './swagger-style';

/** Written by the build, because creating the document doubles the start-up time. */
const read = (name: string): string => readFileSync(join(__dirname, '../../openapi', name), 'utf8');

interface Immutable {
  size: number;
  get: (name: string) => Immutable;
  set: (name: string, value: Immutable) => Immutable;
  map: (change: (item: Immutable) => Immutable) => Immutable;
  filter: (keep: (item: Immutable) => boolean) => Immutable;
}
declare const location: { href: string };
declare const SwaggerUIBundle: { plugins: { DownloadUrl: object } };

/** Runs in the browser. Swagger UI's own filter only searches the names of tags. */
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

/**
 * Runs in the browser. Swagger UI's own resolver visits the whole document, which takes seconds.
 * All references of ours stay inside the document. A type that contains itself keeps its reference.
 */
const resolvePartAlone = () => ({
  fn: {
    resolveSubtree: (document: unknown, path: string[]) => {
      const at = (keys: string[]): unknown =>
        keys.reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], document);
      const resolve = (part: unknown, within: string[]): unknown => {
        if (Array.isArray(part)) return part.map((item) => resolve(item, within));
        if (typeof part !== 'object' || part === null) return part;
        const { $ref, ...beside } = part as Record<string, unknown>;
        if (typeof $ref !== 'string') {
          return Object.fromEntries(
            Object.entries(part).map(([key, value]) => [key, resolve(value, within)]),
          );
        }
        if (within.includes($ref)) return part;
        const target = at($ref.slice('#/'.length).split('/'));
        return {
          ...(resolve(target, [...within, $ref]) as object),
          ...beside,
          $$ref: new URL($ref, location.href).href,
        };
      };
      return Promise.resolve({ spec: resolve(at(path), []), errors: [] });
    },
  },
});

/** @param typefaces rules for the house's faces */
export function serveSwaggerUi(app: INestApplication, typefaces: string): void {
  const document = JSON.parse(read('openapi.json')) as OpenAPIObject;
  const stable = read('openapi-v1.json');
  const fastify = app.getHttpAdapter().getInstance() as FastifyInstance;
  fastify.get('/api/openapi-v1.json', (_, reply) => reply.type('application/json').send(stable));
  SwaggerModule.setup('api/docs', app, document, {
    jsonDocumentUrl: 'api/openapi.json',
    raw: ['json'],
    customSiteTitle: `${brand.name} API`,
    customfavIcon: '/favicon.svg',
    customCss: typefaces + SWAGGER_STYLE,
    // Only operations in view are rendered, so the browser's own search misses the others.
    explorer: true,
    swaggerOptions: {
      persistAuthorization: true,
      displayRequestDuration: true,
      filter: true,
      // Only what is in view is rendered, so the open groups cost nothing.
      docExpansion: 'list',
      showExtensions: true,
      plugins: [() => SwaggerUIBundle.plugins.DownloadUrl, searchOperations, resolvePartAlone],
      urls: [
        { url: '/api/openapi.json', name: 'Whole API' },
        { url: '/api/openapi-v1.json', name: 'Stable API under /api/v1' },
      ],
    },
  });
}
