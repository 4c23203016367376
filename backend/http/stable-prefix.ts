const PREFIX = '/api/v1/';

/**
 * Maps `/api/v1`, whose addresses and fields are stable for integrators, to the same routes without
 * the version.
 */
export const withoutStablePrefix = (url: string): string =>
  url.startsWith(PREFIX) ? `/api/${url.slice(PREFIX.length)}` : url;

export const hasStablePrefix = ({ originalUrl }: { originalUrl: string }): boolean =>
  originalUrl.startsWith(PREFIX);
