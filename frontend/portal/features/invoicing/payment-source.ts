import type { AnswerOf } from '../../../api/call';
import { choice } from '../../lists/list-filters';
import { listSource } from '../../lists/list-source';
import { paymentWords as words } from './words';

export type Payment = AnswerOf<'/api/payments/{id}', 'get'>;

export const paymentSource = listSource({
  path: '/api/payments',
  filters: { isUnallocated: choice(words.left, words.anyLeft, ['true'], words.leftLabels) },
});
