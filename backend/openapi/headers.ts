const HEADERS: Record<string, string> = {
  ETag: 'The version, for `If-Match`.',
  Location: 'Path of the new object.',
  'WWW-Authenticate': 'Always `Bearer`.',
  'Retry-After': 'Seconds until the next try is allowed.',
  RateLimit: 'Remaining calls, and seconds until the limit resets.',
  'RateLimit-Policy': 'The limit: calls and seconds.',
};

export const documentedHeaders = (names: string[]) =>
  Object.fromEntries(
    names.map((name) => [
      name,
      { description: HEADERS[name], schema: { type: 'string' as const } },
    ]),
  );
