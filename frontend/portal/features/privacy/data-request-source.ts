import { DataRequestKindValues, DataRequestStateValues } from '../../../api/generated/enums';
import { choice } from '../../lists/list-filters';
import { listSource } from '../../lists/list-source';
import { kindLabels, requestWords as words, stateLabels } from './words';

export const dataRequestSource = listSource({
  path: '/api/admin/privacy',
  filters: {
    state: choice(words.columns.state, words.anyState, DataRequestStateValues, stateLabels),
    kind: choice(words.columns.kind, words.anyKind, DataRequestKindValues, kindLabels),
  },
});
