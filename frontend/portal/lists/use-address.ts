import { useCallback, useEffect } from 'react';
import { type NavigateOptions, useLocation, useSearchParams } from 'react-router-dom';

/** Null and '' leave a param out. */
export type Values = Readonly<Record<string, string | null>>;

export function withValues(params: URLSearchParams, values: Values): URLSearchParams {
  const after = new URLSearchParams(params);
  for (const [name, value] of Object.entries(values)) {
    if (value) after.set(name, value);
    else after.delete(name);
  }
  return after;
}

/** Identifies the address shown: the router gives each history entry its own key. */
const addressShown = (): string => {
  const { key = '' } = (window.history.state ?? {}) as { key?: string };
  return `${window.location.href} ${key}`;
};

/** The latest change. The router's own state lags behind it until the loader has finished. */
let last: { from: string; to: URLSearchParams } | null = null;

/**
 * The search params and a function to change them. A change starts from the one before it, even if
 * the router has not shown that yet.
 */
export function useAddress() {
  const [params, setParams] = useSearchParams();
  const { key } = useLocation();
  useEffect(() => {
    // Shown now, so Back must not bring it again.
    if (last?.from !== addressShown()) last = null;
  }, [key]);
  const change = useCallback(
    (values: Values, options?: NavigateOptions) => {
      const from = addressShown();
      const now = last?.from === from ? last.to : window.location.search;
      const to = withValues(new URLSearchParams(now), values);
      last = { from, to };
      setParams(to, options);
    },
    [setParams],
  );
  return [params, change] as const;
}
