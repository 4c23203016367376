import { useAddress } from './use-address';

/**
 * The one item of a list whose dialog is open, in the address: a mail can link to it, a reload keeps
 * it, and Back closes it.
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
    /** The search of this list's address with that item open. */
    searchFor: (id: string): string => `?${withItem(id)(params)}`,
    open: (id: string): void => change(withItem(id), { preventScrollReset: true }),
    close: (): void => change(withItem(null), { replace: true, preventScrollReset: true }),
  };
}
