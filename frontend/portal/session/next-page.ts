import { safeNext } from '../paths';

const storageKey = 'fenwright.next';

/** A sign-in at a provider leaves this site: where to go afterwards waits here. */
export function rememberNext(next: string): void {
  sessionStorage.setItem(storageKey, next);
}

/** The remembered page, once; else what the address says. */
export function takeNext(query: URLSearchParams): string {
  const remembered = sessionStorage.getItem(storageKey);
  sessionStorage.removeItem(storageKey);
  return safeNext(query.get('next') ?? remembered);
}
