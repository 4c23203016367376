import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '../../../api/client';
import type { DeliveryState } from '../../../api/generated/enums';
import type { paths as Api } from '../../../api/generated/schema';
import type { AnswerOf } from '../../../api/types';

export type Webhook = AnswerOf<'/api/webhooks', 'get'>['webhooks'][number];
export type Delivery = AnswerOf<'/api/webhooks/{id}/deliveries', 'get'>['deliveries'][number];
type Body<Path extends keyof Api> = Api[Path] extends {
  post: { requestBody: { content: { 'application/json': infer Form } } };
}
  ? Form
  : never;
export type NewWebhook = Body<'/api/webhooks'>;
export type Replay = Body<'/api/webhooks/{id}/replay'>;

export const webhooksKey = ['webhooks'] as const;

/** Polls, so pending deliveries update without a reload. */
const refreshEvery = 5_000;

export const webhooks = () =>
  queryOptions({
    queryKey: [...webhooksKey, 'all'],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/webhooks', { signal })).then((answer) => answer.webhooks),
    refetchInterval: refreshEvery,
  });

export const deliveries = (id: string, state: DeliveryState | '', page: number) =>
  queryOptions({
    queryKey: [...webhooksKey, id, state, page],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/webhooks/{id}/deliveries', {
          params: { path: { id }, query: { page, limit: 20, ...(state ? { state } : {}) } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
    refetchInterval: refreshEvery,
  });

const at = (id: string) => ({ params: { path: { id } } });

/** @throws ApiError, NetworkError, like all calls below */
export const addWebhook = (body: NewWebhook) => unwrap(api.POST('/api/webhooks', { body }));

export const changeWebhook = ({ _id, version }: Webhook, body: NewWebhook) =>
  unwrap(api.PUT('/api/webhooks/{id}', { ...at(_id), body: { ...body, version } }));

export const deleteWebhook = (id: string) => unwrap(api.DELETE('/api/webhooks/{id}', at(id)));

export const setActive = (id: string, isActive: boolean) =>
  unwrap(api.PUT('/api/webhooks/{id}/state', { ...at(id), body: { isActive } }));

export const rotateSecret = (id: string) => unwrap(api.POST('/api/webhooks/{id}/rotate', at(id)));

export const sendTest = (id: string) => unwrap(api.POST('/api/webhooks/{id}/test', at(id)));

export const replay = (id: string, body: Replay) =>
  unwrap(api.POST('/api/webhooks/{id}/replay', { ...at(id), body }));

export const resend = (id: string, deliveryId: string) =>
  unwrap(
    api.POST('/api/webhooks/{id}/deliveries/{deliveryId}/resend', {
      params: { path: { id, deliveryId } },
    }),
  );

export const nameOf = ({ description, url }: Webhook): string => description || new URL(url).host;
