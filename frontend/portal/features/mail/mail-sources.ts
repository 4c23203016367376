import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '../../../api/client';
import type { MailState } from '../../../api/generated/enums';
import { listSource } from '../../lists/list-source';
import { contactsKey, eventsKey, mailsKey, refreshEvery } from './mail-api';
import { mailChoices } from './words';

const movingStates: readonly MailState[] = ['waiting', 'queued', 'sending'];

export const mailSource = listSource({
  filters: mailChoices,
  query: (query) =>
    queryOptions({
      queryKey: [...mailsKey, 'list', query],
      queryFn: ({ signal }) => unwrap(api.GET('/api/ops/mails', { params: { query }, signal })),
      refetchOnWindowFocus: 'always',
      // Stops when all mails have arrived, so no row moves under the pointer.
      refetchInterval: ({ state }) =>
        state.data?.mails.some((mail) => movingStates.includes(mail.state)) ? refreshEvery : false,
    }),
});

export const contactSource = listSource({
  filters: {},
  pageParam: 'contactsPage',
  query: ({ page, limit }) =>
    queryOptions({
      queryKey: [...contactsKey, page],
      queryFn: ({ signal }) =>
        unwrap(api.GET('/api/ops/contacts', { params: { query: { page, limit } }, signal })),
    }),
});

export const eventSource = listSource({
  filters: {},
  pageParam: 'eventsPage',
  query: ({ page, limit }) =>
    queryOptions({
      queryKey: [...eventsKey, page],
      queryFn: ({ signal }) =>
        unwrap(api.GET('/api/ops/events', { params: { query: { page, limit } }, signal })),
      refetchInterval: refreshEvery,
      refetchOnWindowFocus: 'always',
    }),
});
