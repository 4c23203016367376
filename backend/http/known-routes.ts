import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error';

type Route = { path: RegExp; methods: Set<string> };

/** For distinguishing a wrong method (405) from a wrong address (404). */
export class KnownRoutes {
  private readonly routes: Route[] = [];

  /** Call before routes are added. */
  watch(fastify: FastifyInstance): void {
    fastify.addHook('onRoute', ({ url, method }) => {
      if (!url.startsWith('/api/')) return;
      const path = new RegExp(`^${url.replace(/:[^/]+/g, '[^/]+').replace('*', '.*')}$`);
      this.routes.push({ path, methods: new Set([method].flat()) });
    });
  }

  refusalOf(request: FastifyRequest): AppError | undefined {
    const path = request.url.split('?')[0]!;
    const isUnknown = request.is404 || request.routeOptions.url === '/*';
    if (!isUnknown || !/^\/api(\/|$)/.test(path)) return undefined;
    const allow = this.routes
      .filter((route) => route.path.test(path))
      .flatMap(({ methods }) => [...methods]);
    if (allow.length === 0 || allow.includes(request.method)) {
      return new AppError('missing', 'not_found', 'There is nothing at this address.');
    }
    const message = 'This address does not answer that method.';
    const extras = { allow: [...new Set(allow)] };
    return new AppError('method_not_allowed', 'method_not_allowed', message, extras);
  }
}

const PREFIX = '/api/v1/';

export const withoutStablePrefix = (url: string): string =>
  url.startsWith(PREFIX) ? `/api/${url.slice(PREFIX.length)}` : url;

export const hasStablePrefix = ({ originalUrl }: { originalUrl: string }): boolean =>
  originalUrl.startsWith(PREFIX);
