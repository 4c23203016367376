import type { Middleware } from 'openapi-fetch';

let underWay = 0;
let endedAt = 0;

/** A change in flight may bring a new token or version. */
export const isChanging = (): boolean => underWay > 0;

/** When this tab's last change ended, in ms since 1970. */
export const lastChangeAt = (): number => endedAt;

/** The changes of this tab in their order, as "PUT /api/leads/{id}". */
export const changesMade: string[] = [];

const count = ({ method }: Request, by: 1 | -1, path?: string): void => {
  if (method === 'GET') return;
  underWay += by;
  if (path) changesMade.push(`${method} ${path}`);
  else endedAt = Date.now();
};

export const countChanges: Middleware = {
  onRequest: ({ request, schemaPath }) => count(request, 1, schemaPath),
  onResponse: ({ request }) => count(request, -1),
  onError: ({ request }) => count(request, -1),
};
