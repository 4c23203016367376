import type { Middleware } from 'openapi-fetch';

let underWay = 0;

/** A change in flight may bring a new token or version. */
export const isChanging = (): boolean => underWay > 0;

const count = (request: Request, by: 1 | -1): void => {
  if (request.method !== 'GET') underWay += by;
};

export const countChanges: Middleware = {
  onRequest: ({ request }) => count(request, 1),
  onResponse: ({ request }) => count(request, -1),
  onError: ({ request }) => count(request, -1),
};
