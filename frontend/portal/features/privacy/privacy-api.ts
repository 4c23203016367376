import { queryOptions } from '@tanstack/react-query';
import { api, unwrap, unwrapFile } from '../../../api/client';
import type { DataRequestKind } from '../../../api/generated/enums';
import type { AnswerOf } from '../../../api/types';
import { saveFile } from '../../../lib/save-file';

export type OwnPrivacy = AnswerOf<'/api/privacy', 'get'>;
export type DataRequest = AnswerOf<'/api/admin/privacy', 'get'>['dataRequests'][number];

export const ownPrivacyKey = ['privacy', 'own'] as const;
export const dataRequestsKey = ['privacy', 'all'] as const;

const lookEvery = 5_000;

export const ownPrivacy = () =>
  queryOptions({
    queryKey: ownPrivacyKey,
    queryFn: ({ signal }) => unwrap(api.GET('/api/privacy', { signal })),
    refetchInterval: ({ state }) =>
      state.data?.export && !state.data.export.isReady ? lookEvery : false,
  });

/** @throws ApiError (403 `reauthentication_required`, 429 `export_today`), NetworkError */
export const askExport = () => unwrap(api.POST('/api/privacy/export', { body: {} }));

/** @throws ApiError (404), NetworkError */
export async function downloadExport(id: string): Promise<void> {
  const call = api.GET('/api/privacy/export/{id}', { params: { path: { id } }, parseAs: 'blob' });
  const { content, name } = await unwrapFile(call);
  saveFile(content, name);
}

/** @throws ApiError (409, 422), NetworkError */
export const askErasure = (currentPassword: string) =>
  unwrap(
    api.POST('/api/privacy/erase', { body: currentPassword === '' ? {} : { currentPassword } }),
  );

/** @throws ApiError (409), NetworkError */
export const cancelErasure = () => unwrap(api.DELETE('/api/privacy/erase'));

/** @throws ApiError (400, 409, 410), NetworkError */
export const keepAccount = (token: string) =>
  unwrap(api.POST('/api/privacy/keep', { body: { token } }));

/** @throws ApiError (409, 422), NetworkError */
export const raiseDataRequest = (kind: DataRequestKind, email: string) =>
  unwrap(api.POST('/api/admin/privacy', { body: { kind, email } }));

const pathOf = (id: string) => ({ params: { path: { id } } });

export const runDataRequest = (id: string) =>
  unwrap(api.POST('/api/admin/privacy/{id}/run', pathOf(id)));

export const cancelDataRequest = (id: string) =>
  unwrap(api.DELETE('/api/admin/privacy/{id}', pathOf(id)));

export async function downloadForSomebody(id: string): Promise<void> {
  const call = api.GET('/api/admin/privacy/{id}/file', { ...pathOf(id), parseAs: 'blob' });
  const { content, name } = await unwrapFile(call);
  saveFile(content, name);
}
