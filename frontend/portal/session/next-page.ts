import { safeNext } from '../addresses';

const storageKey = 'fenwright.next';

/** Signing in with a provider leaves the site, so the return address is stored here. */
export function rememberNext(next: string): void {
  sessionStorage.setItem(storageKey, next);
}

/** The stored return address, removed on reading; otherwise from the search params. */
export function takeNext(query: URLSearchParams): string {
  const remembered = sessionStorage.getItem(storageKey);
  sessionStorage.removeItem(storageKey);
  return safeNext(query.get('next') ?? remembered);
}
