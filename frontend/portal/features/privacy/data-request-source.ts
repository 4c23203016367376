import { DataRequestKindValues, DataRequestStateValues } from '../../../api/generated/enums';
import { listSource } from '../../lists/list-source';
import { kindLabels, requestWords as words, stateLabels } from './words';

export const dataRequestSource = listSource({
  path: '/api/admin/privacy',
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
});
