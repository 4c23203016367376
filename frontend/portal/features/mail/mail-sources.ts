import { type MailState, q } from '../../../api/call';
import { listSource } from '../../lists/list-source';
import { mailChoices } from './words';

const movingStates: readonly MailState[] = ['waiting', 'queued', 'sending'];

const refreshEvery = 10_000;

export const mailBacklog = () =>
  q('/api/ops/mail-backlog', undefined, {
    refetchInterval: refreshEvery,
    refetchOnWindowFocus: 'always',
  });

export const mailSource = listSource({
  path: '/api/ops/mails',
  filters: mailChoices,
  reading: {
    refetchOnWindowFocus: 'always',
    // Stops when all mails have arrived, so no row moves under the pointer.
    refetchInterval: ({ state }) =>
      state.data?.mails.some((mail) => movingStates.includes(mail.state)) ? refreshEvery : false,
  },
});

export const contactSource = listSource({
  path: '/api/ops/contacts',
  filters: {},
  pageParam: 'contactsPage',
});

export const setAsideSource = listSource({
  path: '/api/ops/set-aside',
  filters: {},
  pageParam: 'setAsidePage',
  reading: { refetchInterval: refreshEvery, refetchOnWindowFocus: 'always' },
});

export const eventSource = listSource({
  path: '/api/ops/events',
  filters: {},
  pageParam: 'eventsPage',
  reading: { refetchInterval: refreshEvery, refetchOnWindowFocus: 'always' },
});

export const retention = () => q('/api/ops/retention');

export const queriesAt = (address: string) => [
  mailBacklog(),
  retention(),
  ...[mailSource, contactSource, setAsideSource, eventSource].map((one) => one.queryFor(address)),
];
