export const WORKS =
  't.revoked_at IS NULL AND t.expires_at > now() AND u.disabled_at IS NULL AND u.invited_at IS NULL';
