import type { OpenAPIObject } from '@nestjs/swagger';
import brand from '../../brand.json';
import { tagsOf, tokenWith, type Operation } from './complete-operations';

type Components = Record<string, Record<string, unknown>>;

export function stableDocument(document: OpenAPIObject): OpenAPIObject {
  const paths = Object.fromEntries(
    Object.entries(document.paths).flatMap(([path, item]) => {
      const kept = Object.entries(item as Record<string, Operation>).filter(
        ([, operation]) => operation['x-scope'],
      );
      const operations = kept.map(([method, operation]) => [method, stableOperation(operation)]);
      return kept.length === 0
        ? []
        : [[path.replace('/api/', '/api/v1/'), Object.fromEntries(operations)]];
    }),
  );
  const { apiToken, apiTokenScopes } = document.components?.securitySchemes ?? {};
  return {
    openapi: document.openapi,
    info: {
      ...document.info,
      title: `${brand.name} API for integrations`,
      version: '1',
      description:
        'What an API token may call. Addresses and fields stay; what is added or will go is on ' +
        `${brand.url}/docs/api-changes. Leave out of account what you do not know: fields and values are added.`,
    },
    servers: [{ url: '/' }],
    tags: tagsOf({ ...document, paths }),
    paths,
    components: {
      ...usedComponents(paths, (document.components ?? {}) as Components),
      securitySchemes: { apiToken: apiToken!, apiTokenScopes: apiTokenScopes! },
    },
  };
}

/** Only our own pages are kept up to date by what a call touches. */
function stableOperation({
  'x-permission': _,
  'x-touches': __,
  'x-shows': ___,
  ...operation
}: Operation): Operation {
  const leaving = operation['x-leaves-stable-api'];
  return {
    ...operation,
    security: [tokenWith(operation['x-scope']!)],
    ...(leaving ? { deprecated: true } : {}),
  };
}

function usedComponents(paths: object, all: Components): Components {
  const used: Components = {};
  const open: unknown[] = [paths];
  while (open.length > 0) {
    for (const [, kind, name] of JSON.stringify(open.pop()).matchAll(
      /"#\/components\/(\w+)\/([\w.-]+)"/g,
    )) {
      if (used[kind!]?.[name!]) continue;
      used[kind!] = { ...used[kind!], [name!]: all[kind!]![name!] };
      open.push(all[kind!]![name!]);
    }
  }
  return sortedNames(used);
}

const sortedNames = (components: Components): Components =>
  Object.fromEntries(
    Object.entries(components)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([kind, named]) => [
        kind,
        Object.fromEntries(Object.entries(named).sort(([a], [b]) => (a < b ? -1 : 1))),
      ]),
  );
