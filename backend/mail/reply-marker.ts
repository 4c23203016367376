/**
 * Below it, a reply quotes our own mail. Changing it leaves replies to older mails uncut. In a file of its own
 * because the thread that reads replies loads as little as possible.
 */
export const REPLY_MARKER = '## Please write your reply above this line ##';
