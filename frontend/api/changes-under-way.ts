import type { Middleware } from 'openapi-fetch';

let underWay = 0;
let endedAt = 0;
const collectors = new Set<Set<string>>();

/** A change in flight may bring a new token or version. */
export const isChanging = (): boolean => underWay > 0;

/** When this tab's last change ended, in ms since 1970. */
export const lastChangeAt = (): number => endedAt;

/** Collects the names of the changes that begin until the returned function is called. */
export function collectChanges(): () => ReadonlySet<string> {
  const names = new Set<string>();
  collectors.add(names);
  return () => {
    collectors.delete(names);
    return names;
  };
}

type Sent = { request: Request; schemaPath: string };

function begin({ request: { method }, schemaPath }: Sent): void {
  if (method === 'GET') return;
  underWay += 1;
  for (const names of collectors) names.add(`${method} ${schemaPath}`);
}

function end({ request: { method } }: Sent): void {
  if (method === 'GET') return;
  underWay -= 1;
  endedAt = Date.now();
}

export const countChanges: Middleware = { onRequest: begin, onResponse: end, onError: end };
