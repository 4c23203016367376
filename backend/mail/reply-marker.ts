/**
 * A reply quotes our mail below it. Changing it would leave replies to older mails uncut. Its own
 * file, because the worker thread that reads replies loads as little as possible.
 */
export const REPLY_MARKER = '## Please write your reply above this line ##';
