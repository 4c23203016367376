/** In place of an account's id: the mail goes to the inbox that the whole team reads. */
export const SHARED_INBOX = 'shared-inbox';
