import { api, unwrap, unwrapFile } from '../../../api/client';
import type { BulkAction, Panel } from '../../../api/generated/enums';
import type { AnswerOf } from '../../../api/types';
import type { paths as Api } from '../../../api/generated/schema';

export type BulkRow = AnswerOf<'/api/queue/matching', 'get'>['rows'][number];
export type BulkAnswer = AnswerOf<'/api/queue/changes', 'post'>['rows'][number];
export type QueueQuery = NonNullable<Api['/api/queue/matching']['get']['parameters']['query']>;
type BulkBody = Api['/api/queue/changes']['post']['requestBody']['content']['application/json'];
export type BulkValue = Omit<BulkBody, 'rows' | 'action'> & { action: BulkAction };

export interface ViewForm {
  panel: Panel;
  name: string;
  filters: string;
  isShared: boolean;
}

export const saveView = (body: ViewForm) => unwrap(api.POST('/api/queue/views', { body }));

export const deleteView = (id: string) =>
  unwrap(api.DELETE('/api/queue/views/{id}', { params: { path: { id } } }));

export const chooseViews = (body: { panel: Panel; pinned: string[]; opensWith?: string }) =>
  unwrap(api.PUT('/api/queue/views', { body }));

/** @throws ApiError (409 `already_taken` carries the request with its assignee), NetworkError */
export const assignRequest = (id: string, assigneeId: string | null, version: number) =>
  unwrap(
    api.PUT('/api/requests/{id}/assignee', {
      params: { path: { id } },
      body: { ...(assigneeId ? { assigneeId } : {}), version },
    }),
  );

export const matchingRows = (query: QueueQuery) =>
  unwrap(api.GET('/api/queue/matching', { params: { query } }));

export const changeMany = (rows: BulkRow[], value: BulkValue) =>
  unwrap(api.POST('/api/queue/changes', { body: { ...value, rows } }));

export const exportQueue = (query: QueueQuery) =>
  unwrapFile(api.GET('/api/queue/export', { params: { query }, parseAs: 'blob' }));
