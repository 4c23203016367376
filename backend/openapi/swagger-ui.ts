import type { INestApplication } from '@nestjs/common';
import { SwaggerModule } from '@nestjs/swagger';
import brand from '../../brand.json';
import { buildOpenApiDocument } from './openapi-document';

/** Swagger UI at /api/docs and the document at /api/openapi.json. */
export function serveSwaggerUi(app: INestApplication): void {
  SwaggerModule.setup('api/docs', app, buildOpenApiDocument(app), {
    jsonDocumentUrl: 'api/openapi.json',
    raw: ['json'],
    customSiteTitle: `${brand.name} API`,
    // Of so many operations only those in view are drawn: the browser's own search finds no others.
    swaggerOptions: { persistAuthorization: true, displayRequestDuration: true, filter: true },
  });
}
