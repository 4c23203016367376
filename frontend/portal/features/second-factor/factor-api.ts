import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '../../../api/client';
import type { AnswerOf } from '../../../api/types';

export type SecondFactor = AnswerOf<'/api/second-factor', 'get'>;
export type Authenticator = SecondFactor['authenticators'][number];
export type AppEnrolment = AnswerOf<'/api/second-factor/app', 'post'>;
export type FactorAdded = AnswerOf<'/api/second-factor/app/confirm', 'post'>;

export const factorKey = ['second-factor'] as const;

export const secondFactor = () =>
  queryOptions({
    queryKey: factorKey,
    queryFn: ({ signal }) => unwrap(api.GET('/api/second-factor', { signal })),
  });

/** @throws ApiError (403 `reauthentication_required`, `factor_confirmation_required`), NetworkError */
export const beginApp = () => unwrap(api.POST('/api/second-factor/app'));

/** @throws ApiError (410, 422 `wrong_code`, 429), NetworkError */
export const confirmApp = (body: { name: string; code: string }) =>
  unwrap(api.POST('/api/second-factor/app/confirm', { body }));

/** @throws ApiError (422 `wrong_code`, 429), NetworkError */
export const proveByApp = (code: string) =>
  unwrap(api.POST('/api/second-factor/app/verify', { body: { code } }));

/** @throws ApiError (422 `wrong_code`, 429), NetworkError */
export const proveByRecoveryCode = (code: string) =>
  unwrap(api.POST('/api/second-factor/recovery', { body: { code } }));

/** @throws ApiError (403 `factor_confirmation_required`), NetworkError */
export const newCodes = () => unwrap(api.POST('/api/second-factor/codes'));

export const rename = (id: string, name: string) =>
  unwrap(
    api.PUT('/api/second-factor/authenticators/{id}', {
      params: { path: { id } },
      body: { name },
    }),
  );

/** @throws ApiError (403 `factor_confirmation_required`, 409 `last_authenticator`), NetworkError */
export const removeAuthenticator = (id: string) =>
  unwrap(api.DELETE('/api/second-factor/authenticators/{id}', { params: { path: { id } } }));
