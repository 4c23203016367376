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

/** Fetches data that is not cached. The screen shows failures. */
const ask = (query: object): Promise<unknown> =>
  // Queries of different answers; the answer is not read here.
  queryClient.ensureQueryData(query as EnsureQueryDataOptions).catch(() => undefined);

const list =
  (source: { queryFor: (address: string) => object }): Start =>
  ({ request }) =>
    void ask(source.queryFor(request.url));

const query =
  (options: () => object): Start =>
  () =>
    void ask(options());

/** Starts loading a screen's data along with its code, without waiting. */
const start =
  (...starts: Start[]): LoaderFunction =>
  (args) => {
    if (wholeSession()) starts.forEach((one) => one(args));
    return null;
  };

/**
 * Like `start`, for staff. Waits for the access check, so that a refused screen is never rendered.
 */
const startForStaff =
  (checks: (() => object)[], ...starts: Start[]): LoaderFunction =>
  async (args) => {
    if (!wholeSession()) return null;
    starts.forEach((one) => one(args));
    await Promise.all(checks.map((check) => ask(check())));
    return null;
  };

const startForAdmin = (...starts: Start[]) => startForStaff([access, adminCheck], ...starts);

const queueBeside: Start = ({ request }) => {
  const panel = PanelValues.find((one) => one === new URL(request.url).searchParams.get('queue'));
  if (panel) void ask(staffSources[panel].queryFor(request.url));
};

/** Without filters in the address, a queue opens with the reader's chosen view, or the default. */
const startQueue = (panel: Panel, checks: (() => object)[]): LoaderFunction => {
  const open = startForStaff(checks, list(staffSources[panel]), query(colleagues));
  return async (args) => {
    const { searchParams, pathname } = new URL(args.request.url);
    const linked = searchParams.get('request');
    if (linked) return redirect(`${paths.request(linked)}?queue=${panel}`);
    if (!wholeSession() || hasFilters(searchParams)) return open(args);
    const saved = await queryClient.ensureQueryData(savedViews(panel)).catch(() => undefined);
    // If the session has ended, sign-in returns to this address.
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

/** The data of each signed-in route; `router.tsx` maps routes to code. */
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
  // Opened rarely: their queries would enlarge everybody's first page.
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
