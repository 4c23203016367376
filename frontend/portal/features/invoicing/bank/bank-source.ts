import { type AnswerOf } from '../../../../api/call';
import { BankLineStateValues } from '../../../../api/generated/enums';
import { BankLineStateWords } from '../../../../api/generated/words/bank-line-state';
import { choice } from '../../../lists/list-filters';
import { listSource } from '../../../lists/list-source';
import { bankWords as words } from './words';

export type BankLine = AnswerOf<'/api/bank/lines/{id}', 'get'>;
export type Evidence = BankLine['evidence'][number];

export const bankSource = listSource({
  path: '/api/bank/lines',
  filters: {
    state: choice(words.state, words.anyState, BankLineStateValues, BankLineStateWords),
  },
});
