import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '../../../api/client';
import { DataRequestKindValues, DataRequestStateValues } from '../../../api/generated/enums';
import { listSource } from '../../lists/list-source';
import { dataRequestsKey } from './privacy-api';
import { kindLabels, requestWords as words, stateLabels } from './words';

export const dataRequestSource = listSource({
  filters: {
    state: {
      label: words.columns.state,
      any: words.anyState,
      values: DataRequestStateValues,
      labels: stateLabels,
    },
    kind: {
      label: words.columns.kind,
      any: words.anyKind,
      values: DataRequestKindValues,
      labels: kindLabels,
    },
  },
  query: (query) =>
    queryOptions({
      queryKey: [...dataRequestsKey, query],
      queryFn: ({ signal }) => unwrap(api.GET('/api/admin/privacy', { params: { query }, signal })),
    }),
});
