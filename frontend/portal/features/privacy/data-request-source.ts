import { DataRequestKindValues, DataRequestStateValues } from '../../../api/generated/enums';
import { DataRequestKindWords } from '../../../api/generated/words/data-request-kind';
import { DataRequestStateWords } from '../../../api/generated/words/data-request-state';
import { choice } from '../../lists/list-filters';
import { listSource } from '../../lists/list-source';
import { requestWords as words } from './words';

export const dataRequestSource = listSource({
  path: '/api/admin/privacy',
  filters: {
    state: choice(
      words.columns.state,
      words.anyState,
      DataRequestStateValues,
      DataRequestStateWords,
    ),
    kind: choice(words.columns.kind, words.anyKind, DataRequestKindValues, DataRequestKindWords),
  },
});
