import { useAddress } from './use-address';

/**
 * The open item of a list, in the address: e-mails can link to it, a reload keeps it, and Back
 * closes it.
 */
export function useOpenItem(name: string) {
  const [params, change] = useAddress();

  const withItem = (id: string | null) => (now: URLSearchParams) => {
    const after = new URLSearchParams(now);
    if (id === null) after.delete(name);
    else after.set(name, id);
    return after;
  };
  return {
    id: name === '' ? null : params.get(name),
    searchFor: (id: string): string => `?${withItem(id)(params)}`,
    open: (id: string): void => change(withItem(id), { preventScrollReset: true }),
    close: (): void => change(withItem(null), { replace: true, preventScrollReset: true }),
  };
}
