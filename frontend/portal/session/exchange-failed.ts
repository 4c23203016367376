/** The code for /signin when the one-time code in the address could not be turned into a session. */
export const EXCHANGE_FAILED = 'exchange_failed';
