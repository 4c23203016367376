import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { BACKGROUND_HEADER } from '../access/background-call';
import brand from '../../brand.json';
import { completeOperations } from './complete-operations';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** The document of the whole API. Throws where an operation is unnamed, ambiguous or unexplained. */
export function buildOpenApiDocument(app: INestApplication): OpenAPIObject {
  const options = new DocumentBuilder()
    .setTitle(`${brand.name} API`)
    .setDescription(
      'What the website and the client portal call. Sign in with `POST /api/login`, then send the ' +
        'token as `Authorization: Bearer …`. Errors are RFC 9457 problems with a stable `code`. In a ' +
        'body, null in an optional field counts as absent unless the field says otherwise.',
    )
    // The decorators' `nullable` becomes JSON Schema's null: 3.0 cannot say it beside a reference.
    .setOpenAPIVersion('3.1.0')
    .setVersion('1.0.0')
    .addBearerAuth({
      type: 'http',
      scheme: 'bearer',
      bearerFormat: 'JWT',
      description:
        'The `token` of `POST /api/login`. Every call renews the idle time of the session, except one ' +
        `that a page makes by itself: send such a call (polling) with \`${BACKGROUND_HEADER}: true\`.`,
    })
    .addServer('/')
    .build();
  const document = SwaggerModule.createDocument(app, options, {
    operationIdFactory: (_controller, method) => method,
  });
  completeOperations(document);
  expectClean(document);
  return sorted(document) as OpenAPIObject;
}

function expectClean(document: OpenAPIObject): void {
  const seen = new Set<string>();
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of METHODS) {
      const operation = item[method];
      if (!operation) continue;
      const name = `${method.toUpperCase()} ${path}`;
      if (!operation.operationId || seen.has(operation.operationId)) {
        throw new Error(`${name}: operation id ${operation.operationId} is missing or used twice`);
      }
      if (!operation.summary && !operation.description)
        throw new Error(`${name} has no description`);
      seen.add(operation.operationId);
    }
  }
}

/** Keys in order, so that the committed file changes only where the API does. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, child]) => [key, sorted(child)]),
  );
}
