import { beforeAll, beforeEach, expect, it } from '@jest/globals';
import { configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import document from '../../openapi/openapi.json';
import { catchLostFocus } from '../lib/lost-focus';
import { answerCalls, problem, show } from '../testing/components';
import { invoice } from '../testing/invoice';
import { paper } from '../testing/paper';
import { Toaster } from '../ui/toaster';
import { DialogButton } from './components/dialog-button';
import { revokeToken } from './features/api-tokens/revoke-token';
import { CallDialog } from './features/calls/call-dialog';
import { CallItems } from './features/calls/call-items';
import { TakingCalls } from './features/calls/taking-calls';
import { Members } from './features/company/members';
import { NoCompany } from './features/company/no-company';
import { Component as InboundMails } from './features/inbound-mail/inbound-mail';
import { Actions as InvoiceActions } from './features/invoicing/actions';
import { DraftEditor } from './features/invoicing/draft-editor';
import { PaymentDialog } from './features/invoicing/payment-dialog';
import { Component as ToIssue } from './features/invoicing/to-issue';
import { LeadDialog } from './features/leads/lead-dialog';
import { Moves } from './features/newsletter/issue';
import { Decide } from './features/newsletter/progress';
import { PersonDialog } from './features/people/people';
import { Component as DataRequests } from './features/privacy/data-requests';
import OwnData from './features/privacy/own-data';
import { ConnectedAccounts } from './features/profile/connected-accounts';
import Sessions from './features/profile/sessions';
import { Actions } from './features/proposals/actions';
import { Decide as DecideProposal } from './features/proposals/decide';
import { MoveDialog } from './features/requests/client/move-dialog';
import { RequestPeople } from './features/requests/people/request-people';
import SecondFactor from './features/second-factor/second-factor';
import { Component as Settings } from './features/settings/settings';
import { SubscriberDialog } from './features/subscribers/subscribers';
import { Component as Webhooks } from './features/webhooks/webhooks';
import { BulkBar } from './features/work/list/bulk-bar';
import { useBulk } from './features/work/list/use-bulk';
import { Views } from './features/work/list/views';
import { removeFile } from './files/remove-file';
import { me } from './session/queries';

configure({ asyncUtilTimeout: 10_000 });

const none = () => undefined;
const user = userEvent.setup();

type Step = string | RegExp | (() => Promise<void>);
type Row = [operation: string, screen: ReactNode, ...steps: Step[]];

/** The last step answers the question. */
const row = (operation: string, shown: ReactNode, ...steps: Step[]): Row => [
  operation,
  shown,
  ...steps,
];

const type = (field: string | RegExp, text: string) => async () =>
  user.type(await screen.findByLabelText(field), text);

const at = '2026-11-21T10:00:00.000Z';
const ada = { _id: 'ada', firstName: 'Ada', lastName: 'Reed', role: 'client' };
const tom = { _id: 'tom', firstName: 'Tom', lastName: 'Hill' };

const session = (_id: string, current: boolean) => ({
  _id,
  current,
  device: 'Firefox',
  ip: null,
  createdAt: at,
  expiresAt: at,
  lastSeenAt: at,
});
const person = {
  ...tom,
  email: 'tom@fenn.example',
  role: 'support',
  state: 'active',
  company: '',
  phone: null,
  memberSince: at,
  lastSeenAt: null,
  grants: [],
  version: 1,
};
const pagination = { currentPage: 1, totalPages: 1, total: 1, isCapped: false };
const subscriber = {
  _id: 's-1',
  email: 'tom@fenn.example',
  company: null,
  fullName: null,
  createdAt: at,
  state: 'confirmed',
  suppressedFor: null,
  subscriptions: [{ topic: 'newsletter', state: 'confirmed', requestedAt: at, isHeld: false }],
};
const lead = {
  _id: 'l-1',
  form: 'contact',
  fullName: 'Tom Hill',
  email: 'tom@fenn.example',
  service: 'Forecasting',
  createdAt: at,
  state: 'new',
  details: {},
  tracking: {},
  trap: null,
  requestId: null,
  message: 'Hello',
  version: 1,
};
const filters = 'urgency=high';

/** Answers to reads, by path; all other reads fail. */
const answers: Record<string, object> = {
  '/api/check-user-role': { role: 'admin', panels: [] },
  '/api/sessions': { sessions: [session('here', true), session('there', false)] },
  '/api/absences': {
    absences: [
      {
        _id: 'a-1',
        person: tom,
        deputy: null,
        firstDay: '2026-12-01',
        lastDay: '2026-12-02',
        canRemove: true,
      },
    ],
  },
  '/api/canned-replies': {
    replies: [{ _id: 'y-1', title: 'Thanks', body: 'Dear you', version: 1 }],
  },
  '/api/auth/methods': {
    hasPassword: true,
    providers: [{ provider: 'google', linkedAt: at, isAvailable: true }],
  },
  '/api/call-settings': {
    hours: [],
    link: null,
    zone: 'UTC',
    hasCalendar: true,
    hasFeed: true,
    calendarError: null,
    calendarReadAt: at,
    calendarProblems: [],
    version: 1,
  },
  '/api/second-factor': {
    authenticators: [
      {
        _id: 'f-1',
        kind: 'app',
        name: 'Phone',
        createdAt: at,
        credentialId: null,
        lastUsedAt: null,
      },
    ],
    codesLeft: 8,
    dueAt: null,
    isFresh: true,
    isProven: true,
    isRequired: false,
  },
  '/api/invoices/to-issue': {
    items: [
      {
        _id: 'part',
        kind: 'stage',
        title: 'Less work',
        proposal: 'PRO-1',
        dueOn: null,
        doneAt: at,
        netMinor: -100,
        totalMinor: -120,
        currency: 'GBP',
        request: { _id: 'r-1', reference: 'REQ-1', projectName: 'Peat map' },
        version: 1,
      },
    ],
    drafts: [],
  },
  '/api/payments/p-1': {
    _id: 'p-1',
    kind: 'bank',
    provider: 'staff',
    reference: 'x',
    minor: 1200,
    backMinor: 0,
    unallocatedMinor: 0,
    currency: 'GBP',
    receivedOn: '2026-11-21',
    payer: 'Fenn',
    note: '',
    allocations: [{ invoiceId: 'v-1', number: 'INV-000001', minor: 1200 }],
    version: 1,
  },
  '/api/privacy': { erasure: null, export: null, nextExportAt: null },
  '/api/admin/privacy': {
    dataRequests: [
      {
        _id: 'd-1',
        name: 'Tom Hill',
        email: null,
        subjectKind: 'client',
        kind: 'erase',
        state: 'waiting',
        isByStaff: false,
        lastError: null,
        createdAt: at,
        dueAt: at,
        runsAt: at,
        doneAt: null,
        hasFile: false,
        isOverdue: false,
      },
    ],
    pagination,
  },
  '/api/inbound-mails': {
    mails: [
      {
        _id: 'm-1',
        subject: 'Hello',
        state: 'held',
        refusedFiles: [],
        receivedAt: at,
        canDismiss: true,
        canLetIn: true,
      },
    ],
    pagination,
  },
  '/api/people/tom': { person, entries: [], providers: [], requests: 0, hasSecondFactor: true },
  '/api/people/max': {
    person: { ...person, _id: 'max', role: 'manager' },
    entries: [],
    providers: [],
    requests: 0,
  },
  '/api/people/max/sessions': { sessions: [] },
  '/api/people/tom/sessions': {
    sessions: [session('there', false), { ...session('else', false), device: 'Safari' }],
  },
  '/api/leads/l-1': { lead, events: [], eventsBefore: null },
  '/api/subscribers/s-1': { subscriber, evidence: [] },
  '/api/webhooks': {
    webhooks: [
      {
        _id: 'w-1',
        url: 'https://a.example',
        description: 'First',
        types: ['lead.moved'],
        state: 'active',
        disabledBecause: null,
        failingSince: null,
        lastDelivery: null,
        waiting: 0,
        createdAt: at,
        version: 1,
      },
    ],
  },
  '/api/queue/views': {
    views: [{ _id: 'v-1', name: 'Urgent', filters, isShared: true, canChange: true }],
    pinned: ['v-1'],
    opensWith: null,
  },
};

const member = {
  _id: 'm-1',
  person: tom,
  email: 'tom@fenn.example',
  role: 'member',
  state: 'active',
  isMe: false,
  since: at,
};
const members = (organisationId: string | null) => (
  <Members members={[member as never]} organisationId={organisationId} canManage />
);

const call = {
  _id: 'c-1',
  title: 'First talk',
  startsAt: at,
  minutes: 30,
  state: 'booked',
  host: tom,
  booker: null,
  canChange: true,
  version: 1,
};

const request = {
  _id: 'r-1',
  projectName: 'Peat map',
  userId: ada,
  people: {
    participants: [{ ...tom, canRemove: true }],
    invited: [{ _id: 'i-1', email: 'grace@fenn.example' }],
    canManage: false,
  },
};
const people = <RequestPeople request={request as never} />;

const issue = {
  _id: 'i-1',
  state: 'sending',
  moves: ['stop', 'withdraw'],
  counts: [{ pool: 'rest', state: 'unsure', mails: 2 }],
  version: 1,
};
const moves = <Moves issue={issue as never} isChanged={false} />;
const decide = <Decide issue={issue as never} which="unsure" />;

const proposal = {
  kind: 'offer',
  _id: 'p-1',
  state: 'sent',
  sentVersion: 1,
  canWrite: true,
  needsCode: false,
  draft: {},
  paper: null,
  request: { _id: 'r-1' },
  version: 1,
};
const actions = <Actions proposal={proposal as never} />;

const issued = { ...invoice, state: 'issued', number: 'INV-000001', openMinor: 1200 };
const invoiceActions = <InvoiceActions invoice={issued as never} />;
const payment = <DialogButton label="Open" dialog={PaymentDialog} of={{ id: 'p-1' }} />;

const token = { _id: 't-1', name: 'Backup' } as never;

const Bulk = () => (
  <BulkBar
    panel="admin"
    rows={[{ requestId: 'r-1', version: 1 }]}
    bulk={useBulk(none)}
    matching={null}
    onSelectMatching={() => Promise.resolve()}
    onClear={none}
  />
);

const tomDialog = <PersonDialog id="tom" onClose={none} />;
const managerDialog = <DialogButton label="Open" dialog={PersonDialog} of={{ id: 'max' }} />;
const subscriberDialog = <DialogButton label="Open" dialog={SubscriberDialog} of={{ id: 's-1' }} />;
const more = /^More for/;

const rows: Row[] = [
  row('DELETE /api/absences/{id}', <Settings />, 'Remove the absence of Tom Hill', 'Remove'),
  row('DELETE /api/canned-replies/{id}', <Settings />, 'Delete the reply Thanks', 'Delete'),
  row('DELETE /api/sessions', <Sessions />, /everywhere else/, /everywhere else/),
  row('DELETE /api/sessions/{id}', <Sessions />, /^Sign out Firefox/, 'Sign out'),
  row('DELETE /api/auth/link/{provider}', <ConnectedAccounts />, /^Unlink/, /^Unlink/),
  row('DELETE /api/second-factor/authenticators/{id}', <SecondFactor />, /^Remove/, 'Remove'),
  row('POST /api/second-factor/codes', <SecondFactor />, 'Make new codes', 'Make new codes'),
  row('POST /api/privacy/erase', <OwnData />, 'Erase my account', 'Erase in 14 days'),
  row(
    'DELETE /api/tokens/{id}',
    <button onClick={() => revokeToken(token, true)}>Ask</button>,
    'Ask',
    'Revoke',
  ),
  row(
    'DELETE /api/admin/tokens/{id}',
    <button onClick={() => revokeToken(token, false)}>Ask</button>,
    'Ask',
    'Revoke',
  ),
  row(
    'DELETE /api/attachments/{id}',
    <button onClick={() => removeFile({ _id: 'f-1', name: 'a.pdf' })}>Ask</button>,
    'Ask',
    'Remove file',
  ),
  row('DELETE /api/call-settings/calendar', <TakingCalls />, 'Stop reading it', 'Stop reading it'),
  row('DELETE /api/call-settings/feed', <TakingCalls />, 'Turn it off', 'Turn it off'),
  row('POST /api/call-settings/feed', <TakingCalls />, 'Replace the link', 'Replace the link'),
  row(
    'POST /api/calls/{id}/cancel',
    <CallItems calls={[call as never]} />,
    /^Cancel: /,
    'Cancel the call',
  ),
  row(
    'POST /api/calls/{id}/cancel',
    <DialogButton label="Open" dialog={CallDialog} of={{ one: call as never }} />,
    'Open',
    'Cancel the call',
    'Cancel the call',
  ),
  row('DELETE /api/company/members/{id}', members(null), 'Remove Tom Hill', 'Remove'),
  row(
    'DELETE /api/company/members/{id}',
    <NoCompany
      company={
        {
          invitations: [{ _id: 'i-1', organisation: 'Fenn', role: 'member' }],
          suggestions: [],
        } as never
      }
    />,
    'Decline Fenn',
    'Decline',
  ),
  row(
    'DELETE /api/organisations/{id}/members/{memberId}',
    members('o-1'),
    'Remove Tom Hill',
    'Remove',
  ),
  row(
    'POST /api/requests/{id}/withdraw',
    <DialogButton
      label="Open"
      dialog={MoveDialog}
      of={{ request: request as never, move: 'withdraw' as const }}
    />,
    'Open',
    'Withdraw request',
  ),
  row('DELETE /api/requests/{id}/participants/{userId}', people, /^Remove Tom/, /^Remove Tom/),
  row(
    'DELETE /api/requests/{id}/invitations/{invitationId}',
    people,
    /^Revoke the invitation/,
    /^Revoke the invitation/,
  ),
  row(
    'DELETE /api/leads/{id}',
    <DialogButton label="Open" dialog={LeadDialog} of={{ id: 'l-1' }} />,
    'Open',
    'Erase this lead…',
    'Erase',
  ),
  row('DELETE /api/subscribers/{id}', subscriberDialog, 'Open', 'Erase this person…', 'Erase'),
  row(
    'POST /api/subscribers/{id}/suppress',
    subscriberDialog,
    'Open',
    /^Record a/,
    'Record a complaint',
  ),
  row(
    'POST /api/subscribers/{id}/unsubscribe',
    subscriberDialog,
    'Open',
    'Unsubscribe…',
    'Unsubscribe',
  ),
  row('DELETE /api/people/{id}/sessions', tomDialog, 'Sign out everywhere…', /^Sign out every/),
  row('DELETE /api/people/{id}/sessions/{sessionId}', tomDialog, 'Sign out Firefox', 'Sign out'),
  row('DELETE /api/people/{id}/second-factor', tomDialog, /^Reset/, /^Reset/),
  row('PUT /api/people/{id}/active', tomDialog, /^Deactivate/, 'Deactivate'),
  row(
    'PUT /api/people/{id}/role',
    tomDialog,
    async () => user.selectOptions(await screen.findByLabelText('Access'), 'client'),
    'Change access…',
    'Remove access',
  ),
  row('DELETE /api/admin/privacy/{id}', <DataRequests />, /^Cancel/, 'Cancel the data request'),
  row('POST /api/admin/privacy/{id}/run', <DataRequests />, /^Carry/, 'Carry out now'),
  row('POST /api/inbound-mails/{id}/dismiss', <InboundMails />, /^Dismiss/, 'Dismiss'),
  row('POST /api/inbound-mails/{id}/let-in', <InboundMails />, /^Accept/, 'Accept'),
  row('DELETE /api/webhooks/{id}', <Webhooks />, more, 'Delete', 'Delete'),
  row('PUT /api/webhooks/{id}/state', <Webhooks />, more, 'Disable', 'Disable'),
  row('POST /api/webhooks/{id}/rotate', <Webhooks />, more, /secret/, /secret/),
  row(
    'DELETE /api/queue/views/{id}',
    <Views panel="admin" total={undefined} />,
    async () => user.click(await screen.findByRole('link', { name: 'Urgent' })),
    'Delete the view Urgent',
    'Delete view',
  ),
  row('POST /api/queue/changes', <Bulk />, 'Team', 'Manager', 'Move'),
  row('POST /api/issues/{id}/moves', moves, 'Stop…', 'Stop'),
  row('POST /api/issues/{id}/moves', moves, 'Take off the website…', 'Take off the website'),
  row('POST /api/issues/{id}/decisions', decide, 'Leave them', 'Leave them'),
  row('POST /api/issues/{id}/decisions', decide, 'Send them again', 'Send them again'),
  row(
    'DELETE /api/invoices/{id}/draft',
    <InvoiceActions invoice={invoice as never} />,
    'Delete the draft',
    'Delete it',
  ),
  row(
    'POST /api/invoices/{id}/issue',
    <DraftEditor invoice={invoice as never} />,
    'Issue',
    'Issue it',
  ),
  row(
    'POST /api/invoices/{id}/credit',
    invoiceActions,
    'Credit',
    type('Explanation', 'Agreed by phone'),
    'Issue the credit note',
  ),
  row(
    'POST /api/invoices/{id}/write-off',
    invoiceActions,
    'Write off',
    type('Reason', 'Dissolved'),
    'Write it off',
  ),
  row('POST /api/plan-items/{id}/credit', <ToIssue />, 'Credit Less work', 'Issue the credit note'),
  row('POST /api/payments/{id}/release', payment, 'Open', 'Take it off INV-000001', 'Take it off'),
  row(
    'POST /api/payments/{id}/paid-back',
    payment,
    'Open',
    'Note as paid back',
    type('Note', 'Paid twice'),
    'Note as paid back',
  ),
  row(
    'PUT /api/people/{id}/grants',
    managerDialog,
    'Open',
    async () => user.click(await screen.findByRole('checkbox', { name: /invoices/ })),
    'Give access',
  ),
  row('POST /api/proposals/{id}/discard-draft', actions, /^Discard/, 'Discard it'),
  row('POST /api/proposals/{id}/withdraw', actions, /^Withdraw/, 'Withdraw it'),
  row(
    'POST /api/proposals/{id}/decline',
    <DecideProposal proposal={proposal as never} paper={paper as never} />,
    'Decline',
    type('Reason', 'Too much'),
    'Decline',
  ),
];

/** Destructive by name, and sent without a question, or not from the portal. */
const exceptions: Record<string, string> = {
  'DELETE /api/privacy/erase': 'It takes an erasure back.',
  'POST /api/ops/mails/{id}/cancel': 'A cancelled mail can be retried.',
  'POST /api/ratings/withdraw-testimonial':
    'Withdrawing is as easy as consenting, and the same page consents again.',
  'POST /api/subscribers/{id}/release': 'Mails may be sent again; another bounce would stop them.',
  'POST /api/newsletter/erase': 'A page of the site asks.',
  'POST /api/newsletter/unsubscribe': 'A page of the site asks.',
};

const ends =
  /\/(cancel|codes|credit|decisions|decline|discard[a-z-]*|dismiss|end|erase|issue|moves|paid-back|release|remove|reset|revoke|role|rotate|run|suppress|unsubscribe|withdraw[a-z-]*|write-off)$/;

/** Every DELETE, and what else is called by a word that ends something. */
const destructive = () =>
  Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.keys(operations)
      .filter((method) => method === 'delete' || (method !== 'get' && ends.test(path)))
      .map((method) => `${method.toUpperCase()} ${path}`),
  );

// jsdom has none; the menus use it.
globalThis.PointerEvent ??= MouseEvent as never;

beforeAll(catchLostFocus);
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

it('has a row for each destructive operation, or says why it needs none', () => {
  const known = new Set([...rows.map(([operation]) => operation), ...Object.keys(exceptions)]);
  expect(destructive().filter((operation) => !known.has(operation))).toEqual([]);
});

const press = async (step: Step) => {
  if (typeof step === 'function') return step();
  const name = { name: step };
  await user.click(
    await waitFor(() => screen.queryByRole('button', name) ?? screen.getByRole('menuitem', name)),
  );
};

it.each(rows)(
  '%s asks, says that it is done and keeps the focus',
  async (operation, shown, ...steps) => {
    const calls = answerCalls(({ method, path }) => {
      if (method !== 'GET')
        return { body: { message: 'Done.', codes: ['1'], rows: [], url: 'a', request } };
      const body = answers[path];
      return body ? { body } : problem(500, 'internal', 'Cannot be loaded.');
    });
    show(
      <>
        <h1>Screen</h1>
        {shown}
        <Toaster />
      </>,
      (client) => client.setQueryData(me().queryKey, { user: ada } as never),
    );
    const changes = () => calls.filter(({ method }) => method !== 'GET');
    const answer = steps.pop()!;
    for (const step of steps) await press(step);
    const question = await screen.findByRole('dialog');
    expect(changes()).toEqual([]);
    await press(answer);
    await waitFor(() => expect(changes()).toHaveLength(1));
    const [method, path] = operation.split(' ');
    expect(changes()[0]?.method).toBe(method);
    expect(changes()[0]?.path).toMatch(new RegExp(`^${path!.replaceAll(/\{\w+\}/g, '[^/]+')}$`));
    await waitFor(() => expect(question.isConnected).toBe(false));
    const said = '[data-sonner-toast], [role=dialog]';
    await waitFor(() => expect(window.document.querySelector(said)).toBeTruthy());
    await waitFor(() => expect(window.document.activeElement).not.toBe(window.document.body));
  },
);
