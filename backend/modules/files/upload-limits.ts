/** Files of one person that nothing has bound yet. */
export const MOST_UNBOUND = 10;
/** All files that a client has sent, together. */
export const MOST_OF_CLIENT_BYTES = 500 * 1024 * 1024;
/** After this, a file that nothing has bound is deleted. */
export const UNBOUND_HOURS = 24;
