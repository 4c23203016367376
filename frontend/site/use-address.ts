import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * A parameter of the page's address: null where it is absent, undefined in the prerendered document,
 * which does not know yet.
 */
export function useAddressParameter(name: string): string | null | undefined {
  return useSyncExternalStore(
    never,
    () => new URLSearchParams(location.search).get(name),
    () => undefined,
  );
}
