import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '../../../api/client';

export const mailsKey = ['mails'] as const;
export const eventsKey = ['failing-events'] as const;
export const contactsKey = ['contact-syncs'] as const;

export const refreshEvery = 10_000;

export const mailBacklog = () =>
  queryOptions({
    queryKey: [...mailsKey, 'backlog'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/ops/mail-backlog', { signal })),
    refetchInterval: refreshEvery,
    refetchOnWindowFocus: 'always',
  });

export const retentionRuns = () =>
  queryOptions({
    queryKey: ['retention'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/ops/retention', { signal })),
  });

/**
 * Reveals the full address and records who asked.
 * @throws ApiError, NetworkError
 */
export const revealRecipient = (id: string) =>
  unwrap(api.POST('/api/ops/mails/{id}/reveal', { params: { path: { id } } }));

/** @throws ApiError (409 `mail_moved_on` carries the mail as it is now), NetworkError */
export const changeMail = (id: string, action: 'retry' | 'cancel') =>
  action === 'retry'
    ? unwrap(api.POST('/api/ops/mails/{id}/retry', { params: { path: { id } } }))
    : unwrap(api.POST('/api/ops/mails/{id}/cancel', { params: { path: { id } } }));

/** @throws ApiError (409 `event_dispatched`), NetworkError */
export const retryEvent = (id: string) =>
  unwrap(api.POST('/api/ops/events/{id}/retry', { params: { path: { id } } }));

/** @throws ApiError, NetworkError */
export const retryContact = (id: string) =>
  unwrap(api.POST('/api/ops/contacts/{id}/retry', { params: { path: { id } } }));
