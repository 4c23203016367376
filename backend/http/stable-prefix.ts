const PREFIX = '/api/v1/';

/**
 * The address under which a call is answered: integrators call what they may under `/api/v1`, whose
 * addresses and fields stay; the specified addresses are the same routes.
 */
export const withoutStablePrefix = (url: string): string =>
  url.startsWith(PREFIX) ? `/api/${url.slice(PREFIX.length)}` : url;

/** Whether a call came under the stable prefix. */
export const hasStablePrefix = ({ originalUrl }: { originalUrl: string }): boolean =>
  originalUrl.startsWith(PREFIX);
