interface Claims {
  sub?: unknown;
  /** Seconds. */
  iat?: unknown;
  exp?: unknown;
}

/** Unverified: only the server can tell whether they are true. Empty if unreadable. */
export function claimsOf(token: string | undefined): Claims {
  const [, claims = ''] = token?.split('.') ?? [];
  try {
    const found: unknown = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof found === 'object' && found !== null ? found : {};
  } catch {
    return {};
  }
}
