export const HAS_NOT_ENDED = '(s.ended_at IS NULL OR s.ended_at > now())';

export const IS_LIVE = `s.ended_at IS NULL AND s.expires_at > now()
  AND s.last_seen_at + make_interval(secs => s.idle_seconds) > now()`;
