/**
 * `touchedBy`, loaded with the first change. If it cannot be loaded, everything shown is stale.
 */
export const isTouchedBy = (calls: Iterable<string>) =>
  import('./touched').then(
    ({ touchedBy }) => touchedBy(calls),
    () => () => true,
  );

/** What a live message about a request is about. */
export const LIVE = ['GET /api/stream'];
