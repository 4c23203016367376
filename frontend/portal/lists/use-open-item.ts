import { useSearchParams } from 'react-router-dom';

/**
 * The one item of a list whose dialog is open, in the address: a mail can link to it, a reload keeps
 * it, and Back closes it.
 */
export function useOpenItem(name: string) {
  const [query, setQuery] = useSearchParams();
  return {
    openId: query.get(name),
    /** The address of this list with that item open. */
    searchFor(id: string): string {
      const after = new URLSearchParams(query);
      after.set(name, id);
      return `?${after}`;
    },
    close(): void {
      setQuery(
        (before) => {
          const after = new URLSearchParams(before);
          after.delete(name);
          return after;
        },
        { replace: true, preventScrollReset: true },
      );
    },
  };
}
