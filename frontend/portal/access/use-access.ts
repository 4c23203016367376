import { useQuery } from '@tanstack/react-query';
import { access } from '../session/queries';

/**
 * The reader's role and panels. After a failed check nobody has any: the last answer, from this
 * page or remembered by the session, no longer counts.
 */
export function useAccess() {
  const { data, isError } = useQuery(access());
  return isError ? undefined : data;
}
