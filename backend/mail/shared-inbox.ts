/** In place of an account id: the inbox that the whole team reads. */
export const SHARED_INBOX = 'shared-inbox';
