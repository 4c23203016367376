import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** A search param: null if absent, undefined in the prerendered document, which does not know its URL. */
export function useAddressParameter(name: string): string | null | undefined {
  return useSyncExternalStore(
    never,
    () => new URLSearchParams(location.search).get(name),
    () => undefined,
  );
}
