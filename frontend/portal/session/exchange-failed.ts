/** Error code for /signin if the one-time code was refused. */
export const EXCHANGE_FAILED = 'exchange_failed';
