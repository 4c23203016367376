import { useCallback } from 'react';
import { type NavigateOptions, useSearchParams } from 'react-router-dom';

type Change = (now: URLSearchParams) => URLSearchParams;

/**
 * The search params and a function to change them. It starts from the current address, because the
 * rendered params may be one press behind.
 */
export function useAddress() {
  const [params, setParams] = useSearchParams();
  const change = useCallback(
    (to: Change, options?: NavigateOptions) =>
      setParams(to(new URLSearchParams(window.location.search)), options),
    [setParams],
  );
  return [params, change] as const;
}
