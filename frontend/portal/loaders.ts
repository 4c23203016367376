import type { EnsureQueryDataOptions } from '@tanstack/react-query';
import { type LoaderFunction, type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { type Panel, PanelValues } from '../api/generated/enums';
import type { AnswerOf } from '../api/types';
import { wholeSession } from '../api/session-store';
import { company, organisation } from './features/company/company-queries';
import { companyRequestSource } from './features/company/company-sources';
import { leadSource } from './features/leads/lead-source';
import { notificationSource } from './features/notifications/notification-source';
import { colleagues, savedViews, type SavedViews } from './features/queue/queue-queries';
import { builtInViews, hasFilters } from './features/queue/queue-views';
import { paths } from './paths';
import { personSource } from './features/people/person-source';
import { report, reportQueryOf, staffDashboard } from './features/reports/reports-api';
import { sessions, signInMethods } from './features/profile/profile-api';
import { newestRequests, requestDetail, upcoming } from './features/requests/queries';
import { myRequestSource, staffSources } from './features/requests/request-sources';
import { catalogue } from './features/services/services-api';
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
    if (wholeSession()) starts.forEach((one) => one(args));
    return null;
  };

/** The same for staff. Their access is waited for, so that a refused screen is never drawn. */
const startForStaff =
  (checks: (() => object)[], ...starts: Start[]): LoaderFunction =>
  async (args) => {
    if (!wholeSession()) return null;
    starts.forEach((one) => one(args));
    await Promise.all(checks.map((check) => ask(check())));
    return null;
  };

const startForAdmin = (...starts: Start[]) => startForStaff([access, adminCheck], ...starts);

/** The list that a request was opened from. */
const queueBeside: Start = ({ request }) => {
  const panel = PanelValues.find((one) => one === new URL(request.url).searchParams.get('queue'));
  if (panel) void ask(staffSources[panel].queryFor(request.url));
};

/** A queue without filters in its address opens with the view its reader chose, or the usual one. */
const startQueue = (panel: Panel, checks: (() => object)[]): LoaderFunction => {
  const open = startForStaff(checks, list(staffSources[panel]), query(colleagues));
  return async (args) => {
    const { searchParams, pathname } = new URL(args.request.url);
    const linked = searchParams.get('request');
    if (linked) return redirect(`${paths.request(linked)}?queue=${panel}`);
    if (!wholeSession() || hasFilters(searchParams)) return open(args);
    const saved = await queryClient.ensureQueryData(savedViews(panel)).catch(() => undefined);
    // The session may have ended meanwhile: then sign-in comes back to this very address.
    if (!wholeSession()) return null;
    return redirect(`${pathname}?${openingView(saved)}`);
  };
};

const workOrUpcoming: Start = () =>
  void ask(access()).then((answer) => {
    const panels = (answer as AnswerOf<'/api/check-user-role', 'get'> | undefined)?.dashboardAccess;
    void (panels?.length ? ask(staffDashboard()) : ask(upcoming()));
  });

function openingView(saved: SavedViews | undefined): string {
  const chosen = saved?.opensWith;
  const own = saved?.views.find(({ _id }) => _id === chosen)?.filters;
  return own ?? (builtInViews.find(({ id }) => id === chosen) ?? builtInViews[0]!).filters;
}

/** What each signed-in route asks for; `router.tsx` says which code it loads. */
export const loaders = {
  dashboard: start(query(me), query(newestRequests), workOrUpcoming),
  raiseRequest: start(query(me)),
  requests: start(list(myRequestSource)),
  request: start(
    ({ params }) => void ask(requestDetail(params['id'] ?? '')),
    query(access),
    queueBeside,
  ),
  company: start(query(access), query(company), list(companyRequestSource)),
  organisations: startForStaff([access]),
  organisation: startForStaff([access], ({ params }) => void ask(organisation(params['id'] ?? ''))),
  services: start(query(catalogue)),
  notifications: start(list(notificationSource)),
  profile: start(query(me), query(signInMethods), query(sessions)),
  admin: startQueue('admin', [access, adminCheck]),
  manager: startQueue('manager', [access]),
  support: startQueue('support', [access]),
  settings: startForStaff([access]),
  leads: startForAdmin(list(leadSource)),
  // Opened rarely: what they ask for would weigh on the first page of everybody.
  quarantine: startForAdmin(),
  apiTokens: startForAdmin(),
  webhooks: startForAdmin(),
  dataRequests: startForAdmin(),
  inboundMail: startForAdmin(),
  subscribers: startForAdmin(),
  mail: startForAdmin(),
  audit: startForAdmin(),
  people: startForAdmin(list(personSource)),
  reports: startForAdmin(
    ({ request }) => void ask(report(reportQueryOf(new URL(request.url).searchParams))),
  ),
};
