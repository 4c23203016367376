import { type AnswerOf, q } from '../../../../api/call';

export type Colleague = AnswerOf<'/api/colleagues', 'get'>['colleagues'][number];

const staleTime = 60_000;

export const colleagues = () =>
  q('/api/colleagues', undefined, { staleTime, select: (answer) => answer.colleagues });

export const canAssignOthers = () =>
  q('/api/colleagues', undefined, { staleTime, select: (answer) => answer.canAssignOthers });
