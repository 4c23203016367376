import { type AnswerOf, type Panel, q } from '../../../api/call';
import { remembered } from '../../query-client';

export type SavedViews = AnswerOf<'/api/queue/views', 'get'>;
export type Colleague = AnswerOf<'/api/colleagues', 'get'>['colleagues'][number];

export const savedViews = (panel: Panel) =>
  remembered(q('/api/queue/views', { query: { panel } }, { staleTime: 300_000 }));

const staleTime = 60_000;

export const colleagues = () =>
  q('/api/colleagues', undefined, { staleTime, select: (answer) => answer.colleagues });

export const canAssignOthers = () =>
  q('/api/colleagues', undefined, { staleTime, select: (answer) => answer.canAssignOthers });
