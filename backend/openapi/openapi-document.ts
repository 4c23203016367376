import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import brand from '../../brand.json';
import { BACKGROUND_HEADER } from '../http/background-call';
import { describeChoices } from './choice-words';
import { completeOperations, operationsOf } from './complete-operations';
import { SCOPE_DESCRIPTIONS } from './tags';

const TOKEN =
  'An API token, made on the profile page. It may do what its scopes and its owner’s role both ' +
  'allow; `x-scope` names the scope of each call, or is null if no token may make it.';
const SCOPES_OF_TOKEN =
  'The scopes of an API token. There is no OAuth sign-in: the owner makes the token on the profile ' +
  'page and chooses its scopes there. Send it as `apiToken`.';

const headOfDocument = () =>
  new DocumentBuilder()
    .setTitle(`${brand.name} API`)
    .setDescription(
      'The API of the website and the client portal. Sign in with `POST /api/login`, then send the ' +
        'token as `Authorization: Bearer …`. Errors are RFC 9457 problems with a stable `code`. In a ' +
        'body, null in an optional field counts as absent unless the field says otherwise.',
    )
    // 3.1, because 3.0 cannot express null beside a reference.
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
    .addBearerAuth({ type: 'http', scheme: 'bearer', description: TOKEN }, 'apiToken')
    .addOAuth2(
      {
        type: 'oauth2',
        description: SCOPES_OF_TOKEN,
        flows: { implicit: { authorizationUrl: '/dashboard/profile', scopes: SCOPE_DESCRIPTIONS } },
      },
      'apiTokenScopes',
    )
    .setContact(brand.legalName, brand.url, brand.email)
    .setLicense('MIT', 'https://opensource.org/license/mit')
    .addServer('/')
    .build();

export function buildOpenApiDocument(app: INestApplication): OpenAPIObject {
  const document = SwaggerModule.createDocument(app, headOfDocument(), {
    operationIdFactory: (_controller, method) => method,
    autoTagControllers: false,
  });
  completeOperations(document);
  for (const schema of Object.values(document.components?.schemas ?? {})) {
    // That of the first property with this enum, which is wrong for the others.
    if ('enum' in schema) delete schema.description;
  }
  describeChoices(document);
  expectClean(document);
  return sorted(document) as OpenAPIObject;
}

function expectClean(document: OpenAPIObject): void {
  const seen = new Set<string>();
  for (const [name, { operationId, summary }] of operationsOf(document)) {
    if (!operationId || seen.has(operationId)) {
      throw new Error(`${name}: operation id ${operationId} is missing or used twice`);
    }
    if (!summary) throw new Error(`${name} has no description`);
    seen.add(operationId);
  }
}

/**
 * The committed file changes only with the API. 3.1 allows a description beside a reference, so the
 * `allOf` needed by 3.0 is removed.
 */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  const { allOf: [only, ...others] = [], ...rest } = value as { allOf?: object[] };
  return Object.fromEntries(
    Object.entries(only && others.length === 0 ? { ...rest, ...only } : value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, child]) => [key, sorted(child)]),
  );
}
