import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '../../../api/client';
import type { Panel } from '../../../api/generated/enums';
import type { AnswerOf } from '../../../api/types';

export type SavedViews = AnswerOf<'/api/queue/views', 'get'>;
export type Colleague = AnswerOf<'/api/colleagues', 'get'>['colleagues'][number];

const viewsKey = (panel: Panel) => ['views', panel] as const;

export const savedViews = (panel: Panel) =>
  queryOptions({
    queryKey: viewsKey(panel),
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/queue/views', { params: { query: { panel } }, signal })),
    staleTime: 300_000,
  });

const assignable = {
  queryKey: ['colleagues'],
  queryFn: ({ signal }: { signal: AbortSignal }) => unwrap(api.GET('/api/colleagues', { signal })),
  staleTime: 60_000,
};

export const colleagues = () =>
  queryOptions({ ...assignable, select: (answer) => answer.colleagues });

export const canAssignOthers = () =>
  queryOptions({ ...assignable, select: (answer) => answer.canAssignOthers });
