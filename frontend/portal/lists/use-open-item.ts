import { useAddress, withValues } from './use-address';

/**
 * The open item of a list, in the address: e-mails can link to it, a reload keeps it, and Back
 * closes it.
 */
export function useOpenItem(name: string) {
  const [params, change] = useAddress();
  return {
    id: name === '' ? null : params.get(name),
    searchFor: (id: string): string => `?${withValues(params, { [name]: id })}`,
    open: (id: string): void => change({ [name]: id }, { preventScrollReset: true }),
    close: (): void => change({ [name]: null }, { replace: true, preventScrollReset: true }),
  };
}
