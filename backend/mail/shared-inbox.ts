export const SHARED_INBOX = 'shared-inbox';
