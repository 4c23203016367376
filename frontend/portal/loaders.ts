import type { EnsureQueryDataOptions } from '@tanstack/react-query';
import type { LoaderFunction, LoaderFunctionArgs } from 'react-router-dom';
import { currentSession } from '../api/session-store';
import { auditSource } from './features/audit/audit-source';
import { leadSource } from './features/leads/lead-source';
import { mailBacklog, retentionRuns } from './features/mail/mail-api';
import { contactSource, eventSource, mailSource } from './features/mail/mail-sources';
import { notificationSource } from './features/notifications/notification-source';
import { personSource } from './features/people/person-source';
import { sessions, signInMethods } from './features/profile/profile-api';
import { newestRequests, requestDetail, upcoming } from './features/requests/queries';
import { myRequestSource, staffSources } from './features/requests/request-sources';
import { catalogue } from './features/services/services-api';
import { subscriberSource } from './features/subscribers/subscriber-source';
import { queryClient } from './query-client';
import { access, adminCheck, me } from './session/queries';

type Start = (args: LoaderFunctionArgs) => void;

/** Asks for what is not in the cache yet. A failure is the screen's to show. */
const ask = (query: object): Promise<unknown> =>
  // Queries of all kinds of answers: none of them is read here.
  queryClient.ensureQueryData(query as EnsureQueryDataOptions).catch(() => undefined);

/** A list at the address that is being opened. */
const list =
  (source: { queryFor: (address: string) => object }): Start =>
  ({ request }) =>
    void ask(source.queryFor(request.url));

const query =
  (options: () => object): Start =>
  () =>
    void ask(options());

/** Starts the data of a screen while its code loads, and does not wait for it. */
const start =
  (...starts: Start[]): LoaderFunction =>
  (args) => {
    if (currentSession()) starts.forEach((one) => one(args));
    return null;
  };

/** The same for staff. Their access is waited for, so that a refused screen is never drawn. */
const startForStaff =
  (checks: (() => object)[], ...starts: Start[]): LoaderFunction =>
  async (args) => {
    if (!currentSession()) return null;
    starts.forEach((one) => one(args));
    await Promise.all(checks.map((check) => ask(check())));
    return null;
  };

const startForAdmin = (...starts: Start[]) => startForStaff([access, adminCheck], ...starts);

/** The request whose dialog is open in a panel. */
const openRequest: Start = ({ request }) => {
  const id = new URL(request.url).searchParams.get('request');
  if (id) void ask(requestDetail(id));
};

/** What each signed-in route asks for; `router.tsx` says which code it loads. */
export const loaders = {
  dashboard: start(query(me), query(newestRequests), query(access), query(upcoming)),
  raiseRequest: start(query(me)),
  requests: start(list(myRequestSource)),
  request: start(({ params }) => void ask(requestDetail(params['id'] ?? '')), query(access)),
  services: start(query(catalogue)),
  notifications: start(list(notificationSource)),
  profile: start(query(me), query(signInMethods), query(sessions)),
  admin: startForAdmin(list(staffSources.admin), openRequest),
  manager: startForStaff([access], list(staffSources.manager), openRequest),
  support: startForStaff([access], list(staffSources.support), openRequest),
  leads: startForAdmin(list(leadSource)),
  subscribers: startForAdmin(list(subscriberSource)),
  mail: startForAdmin(
    list(mailSource),
    list(eventSource),
    list(contactSource),
    query(mailBacklog),
    query(retentionRuns),
  ),
  people: startForAdmin(list(personSource)),
  audit: startForAdmin(list(auditSource)),
};
