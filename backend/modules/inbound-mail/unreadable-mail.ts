/** Its own file, because the thread that reads bodies loads as little as possible. */
export class UnreadableMail extends Error {}
