import { useCallback } from 'react';
import { type NavigateOptions, useSearchParams } from 'react-router-dom';

type Change = (now: URLSearchParams) => URLSearchParams;

/**
 * What the address says after its "?", and how to change it. A change starts from the address as it is: what
 * was rendered may be one press behind, and that press would be undone.
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
