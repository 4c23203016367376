import { useSearchParams } from 'react-router-dom';

/**
 * The one item of a list whose dialog is open, in the address: a mail can link to it, a reload keeps
 * it, and Back closes it.
 */
export function useOpenItem(name: string) {
  const [params, setParams] = useSearchParams();

  function withItem(id: string | null): URLSearchParams {
    const after = new URLSearchParams(params);
    if (id === null) after.delete(name);
    else after.set(name, id);
    return after;
  }
  return {
    id: name === '' ? null : params.get(name),
    /** The search of this list's address with that item open. */
    searchFor: (id: string): string => `?${withItem(id)}`,
    open: (id: string): void => setParams(withItem(id), { preventScrollReset: true }),
    close: (): void => setParams(withItem(null), { replace: true, preventScrollReset: true }),
  };
}
