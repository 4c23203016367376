/**
 * `touchedBy`, loaded with the first change. If it cannot be loaded, everything shown is stale.
 */
export const isTouchedBy = (calls: Iterable<string>) =>
  import('./touched').then(
    ({ touchedBy }) => touchedBy(calls),
    () => () => true,
  );

/** A live message about a request touches the same reads as this call. */
export const LIVE = ['GET /api/stream'];
