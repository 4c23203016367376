import type { Middleware } from 'openapi-fetch';

let underWay = 0;
let endedAt = 0;

/** A change in flight may bring a new token or version. */
export const isChanging = (): boolean => underWay > 0;

/** When this tab's last change ended, in ms since 1970. */
export const lastChangeAt = (): number => endedAt;

const count = (request: Request, by: 1 | -1): void => {
  if (request.method === 'GET') return;
  underWay += by;
  if (by < 0) endedAt = Date.now();
};

export const countChanges: Middleware = {
  onRequest: ({ request }) => count(request, 1),
  onResponse: ({ request }) => count(request, -1),
  onError: ({ request }) => count(request, -1),
};
