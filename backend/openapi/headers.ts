const HEADERS: Record<string, string> = {
  ETag: 'The version, for `If-Match`.',
  Location: 'Where the new object is.',
  'WWW-Authenticate': 'Always `Bearer`.',
  'Retry-After': 'Seconds until the next try is allowed.',
  RateLimit: 'What is left of the limit, and seconds until it is whole again.',
  'RateLimit-Policy': 'The limit: calls and seconds.',
};

export const documentedHeaders = (names: string[]) =>
  Object.fromEntries(
    names.map((name) => [
      name,
      { description: HEADERS[name], schema: { type: 'string' as const } },
    ]),
  );
