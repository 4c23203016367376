import { partialMatchKey, type QueryState, useQueryClient } from '@tanstack/react-query';
import type { RequestDetail } from '../../../api/call';
import { isTouchedBy, LIVE } from '../../../api/is-touched-by';
import { me, type User } from '../../session/queries';
import { type RequestChanged, requestDetail, withChange } from './queries';

/**
 * Applies a change's answer at once and refetches the lists. The request and its threads are
 * refetched only after a failure, if the change adds a participant, or if the request was being
 * refetched for somebody else's change, because its messages are large.
 */
export function useAppliedChange(id: string) {
  const queryClient = useQueryClient();
  const { queryKey } = requestDetail(id);
  // Not awaited: the change is saved, however long the lists take.
  const refresh = async (withRequest: boolean): Promise<void> => {
    const isTouched = await isTouchedBy(LIVE);
    await queryClient.invalidateQueries({
      predicate: (query) =>
        isTouched(query) && (withRequest || !partialMatchKey(query.queryKey, queryKey)),
    });
  };
  return async (sending: Promise<RequestChanged>): Promise<RequestChanged> => {
    try {
      const changed = await sending;
      const wasStale = isRefetched(queryClient.getQueryState(queryKey));
      await queryClient.cancelQueries({ queryKey, exact: true });
      queryClient.setQueryData(
        queryKey,
        (answer) => answer && { request: withChange(answer.request, changed) },
      );
      const { request } = queryClient.getQueryData(queryKey) ?? {};
      const isJoining =
        request !== undefined && joins(request, queryClient.getQueryData(me().queryKey));
      void refresh(wasStale || isJoining);
      return changed;
    } catch (error) {
      void refresh(true);
      throw error;
    }
  };
}

const isRefetched = (state: QueryState<unknown> | undefined): boolean =>
  state?.fetchStatus === 'fetching' || state?.isInvalidated === true;

const joins = ({ userId, people }: RequestDetail, user: User | undefined): boolean =>
  user?.role === 'client' && ![userId, ...people.participants].some(({ _id }) => _id === user._id);
