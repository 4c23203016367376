import { type AnswerOf, type Panel, q } from '../../../../api/call';
import { remembered } from '../../../query-client';

export type SavedViews = AnswerOf<'/api/queue/views', 'get'>;

export const savedViews = (panel: Panel) =>
  remembered(q('/api/queue/views', { query: { panel } }, { staleTime: 300_000 }));
