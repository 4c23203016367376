export const MOST_UNBOUND = 10;
export const MOST_OF_CLIENT_BYTES = 500 * 1024 * 1024;
export const UNBOUND_HOURS = 24;
