import { idsAt, paths } from './paths';
import { screens } from './screens';

/** All addresses of the portal; the server gets them through build/routes.json. */
export const portalPatterns: readonly string[] = screens.map(({ path }) => path);

export const isPortalPath = (pathname: string): boolean =>
  portalPatterns.some((pattern) => idsAt(pattern, pathname));

/** `next` is from the address bar: anything but a path of this portal is refused. */
export function safeNext(next: string | null): string {
  if (!next?.startsWith('/dashboard')) return paths.dashboard;
  const { pathname, search, hash } = new URL(next, 'http://portal.invalid');
  return isPortalPath(pathname) ? pathname + search + hash : paths.dashboard;
}
