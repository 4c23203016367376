/** The mail cannot be read as one. In a file of its own: the thread that reads bodies loads as little as possible. */
export class UnreadableMail extends Error {}
