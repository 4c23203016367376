import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { queriesOf } from '../../../api/call';
import type { Panel } from '../../../api/generated/enums';
import { paths } from '../../paths';
import { staffPaths, staffSources } from '../requests/request-sources';
import { besideQueue, listSearch } from './queue-views';

export function useNeighbours(panel: Panel, id: string) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const source = staffSources[panel];
  const { data } = useQuery(source.queryAt(source.read(params)));
  const queryClient = useQueryClient();
  const ids = data?.requests.map(({ _id }) => _id) ?? [];
  // The order when the user opened the first request, so finished requests keep their place.
  const [order, setOrder] = useState<readonly string[]>([]);
  if (!order.includes(id) && ids.includes(id)) setOrder(ids);
  const place = order.indexOf(id);
  const next = order[place + 1];
  const previous = place > 0 ? order[place - 1] : undefined;
  const open = (other: string) => () => {
    void navigate(
      { pathname: paths.request(other), search: besideQueue(panel, params) },
      { replace: true, state, preventScrollReset: true },
    );
  };
  return {
    next: place >= 0 && next !== undefined ? open(next) : undefined,
    previous: previous === undefined ? undefined : open(previous),
    close: () => {
      void queryClient.invalidateQueries(queriesOf([staffPaths[panel]]));
      void navigate(
        { pathname: paths[panel], search: listSearch(params) },
        { replace: true, state: { closed: id }, preventScrollReset: true },
      );
    },
  };
}
