import { beforeEach, describe, expect, it } from '@jest/globals';
import type { QueryClient } from '@tanstack/react-query';
import { act, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import document from '../../openapi/openapi.json';
import { answerCalls, type Call, show, signedInAs, versionConflict } from '../testing/components';
import { billing, invoice } from '../testing/invoice';
import { paper } from '../testing/paper';
import { Toaster } from '../ui/toaster';
import { CallItems } from './features/calls/call-items';
import { KindDialog } from './features/calls/kind-dialog';
import { MoveCallDialog } from './features/calls/move-call-dialog';
import { SettingsDialog } from './features/calls/taking-dialogs';
import { ChangeCompany } from './features/company/change-dialog';
import { Editor as IssueEditor } from './features/newsletter/editor';
import { SendDialog } from './features/newsletter/send-dialog';
import { BillingForm } from './features/invoices/billing';
import { BillingDialog } from './features/invoicing/billing-dialog';
import { CreditDialog } from './features/invoicing/credit-dialog';
import { DraftEditor } from './features/invoicing/draft-editor';
import { LineDialog } from './features/invoicing/bank/line-dialog';
import { GiveDialog } from './features/invoicing/give-dialog';
import { Interest, Reminders } from './features/invoicing/manage';
import { PaidBackDialog } from './features/invoicing/paid-back-dialog';
import { PaymentDialog } from './features/invoicing/payment-dialog';
import { Component as ToIssue } from './features/invoicing/to-issue';
import { WriteOffDialog } from './features/invoicing/write-off-dialog';
import { LeadForm } from './features/leads/lead-form';
import { PersonDialog } from './features/people/people';
import { ProfileForm } from './features/profile/profile-form';
import { DeclineDialog } from './features/proposals/decline-dialog';
import { Component as ProposalEditor } from './features/proposals/edit-proposal';
import { OrderDialog } from './features/proposals/order-dialog';
import { Actions } from './features/proposals/actions';
import { Decide } from './features/proposals/decide';
import { AssigneeMenu } from './features/work/team/assignee-menu';
import { EditRequestDialog } from './features/requests/client/edit-request-dialog';
import { DelegateDialog } from './features/work/sheet/delegate-dialog';
import { ReasonDialog } from './features/work/sheet/reason-dialog';
import { useRequestWork } from './features/work/sheet/use-request-work';
import { CalendarDialog } from './features/settings/calendar-dialog';
import { ReplyDialog } from './features/settings/reply-dialog';
import { targetField, targetKinds } from './features/settings/target-fields';
import { TargetsDialog } from './features/settings/targets-dialog';
import { WebhookDialog } from './features/webhooks/webhook-dialog';
import { ChangeAlert } from './forms/change-alert';
import { UrgencyValues } from '../api/generated/enums';

// A form that saves itself waits 0.9 s first.
configure({ asyncUtilTimeout: 10_000 });

const user = userEvent.setup();
const none = () => undefined;
const label = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const press = async (name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));
async function enter(name: string | RegExp, text: string): Promise<void> {
  await user.clear(await screen.findByLabelText(name));
  await user.type(label(name), text);
}

type Item = Record<string, unknown>;
type Reads = (path: string) => object | undefined;

interface FormRow {
  kind: 'form';
  /** The real form, about this item. */
  draw: (item: never) => ReactNode;
  item: Item;
  /** As somebody else has saved it. */
  theirs: Item;
  type: () => Promise<void>;
  save: string;
  /** The field that both changed, and the text shown of each; none if theirs is in no field. */
  both?: { field: string; mine: string; theirs: string };
  /** In the body after "Keep mine". */
  sent: Item;
  /** After "Take theirs". */
  taken: () => void;
  /** The part of the newer item in the refusal; all of it by default. */
  current?: object;
  /** The newer item, if the form fetches it. */
  reads?: Reads;
  answer?: object;
  /** A page shows newer versions until something is typed, so typing comes first. */
  follows?: boolean;
}

/** A press, with no more than a question before it: nothing is lost, and a refusal is said. */
interface PressRow {
  kind: 'press';
  draw: (item: never) => ReactNode;
  item: Item;
  theirs: Item;
  /** Up to the question that is asked before the press; the refetch arrives then. */
  ask?: () => Promise<void>;
  press: () => Promise<void>;
  reads?: Reads;
  answer?: object;
  /** That is sent; of the item as it is drawn, if the press has no question. */
  version?: number;
}

/** No row, and why. */
interface NoRow {
  kind: 'none';
  because: string;
}

const form = (row: Omit<FormRow, 'kind'>): FormRow => ({ kind: 'form', ...row });
const pressed = (row: Omit<PressRow, 'kind'>): PressRow => ({ kind: 'press', ...row });

/** A form whose field is a text with this label. */
const text = (
  name: string,
  field: string,
  row: Omit<FormRow, 'kind' | 'type' | 'both' | 'sent' | 'taken'>,
) =>
  form({
    ...row,
    type: () => enter(name, 'My text'),
    both: { field: name, mine: 'My text', theirs: 'Their text' },
    sent: { [field]: 'My text' },
    taken: () => expect(label(name).value).toBe('Their text'),
  });

const request = {
  _id: 'r-1',
  projectName: 'Peat map',
  description: 'All of it.',
  status: 'pending',
  assignedTo: null,
  agreedPrice: null,
  currency: 'GBP',
  usualMoves: ['completed', 'rejected', 'assigned'],
  version: 1,
};

const reasonOf = (panel: 'admin' | 'manager' | 'support') =>
  form({
    draw: (item) => <ReasonDialog panel={panel} request={item} to="completed" onClose={none} />,
    item: request,
    theirs: { ...request, status: 'rejected', version: 2 },
    type: () => enter('Reason', 'Solved by phone'),
    save: 'Change status',
    both: { field: 'Status', mine: 'Completed', theirs: 'Rejected' },
    sent: { status: 'completed', reason: 'Solved by phone' },
    taken: () => expect(label('Reason').value).toBe(''),
  });

/** The fields of the real hook, without the lists around them. */
function Work({ item }: { item: typeof request }) {
  const [note] = useState(() => ({
    isEmpty: true,
    uploads: { ids: [] },
    body: {},
    drop: none,
  }));
  const work = useRequestWork(item as never, 'admin', note as never);
  return (
    <section>
      <ChangeAlert change={work.form} />
      <input
        aria-label="Price"
        value={work.price}
        onChange={({ target }) => work.setPrice(target.value)}
      />
      <button onClick={() => work.send()}>Update</button>
    </section>
  );
}

const delegation = (assignedTo: string | null, theirs: string | null, save: string) =>
  form({
    draw: (item) => <DelegateDialog request={item} team="manager" onClose={none} />,
    item: { ...request, assignedTo },
    theirs: { ...request, assignedTo: theirs, description: 'Less.', version: 2 },
    type: () => enter('Notes', 'My text'),
    save,
    ...(theirs ? { both: { field: 'Assigned to', mine: 'Manager', theirs: 'Support' } } : {}),
    sent: { assignTo: 'manager', notes: 'My text' },
    taken: () => expect(label('Notes').value).toBe(''),
  });

const bookedCall = {
  _id: 'c-1',
  title: 'First talk',
  startsAt: '2026-12-01T10:00:00.000Z',
  minutes: 30,
  state: 'booked',
  host: { firstName: 'Tom', lastName: 'Reed' },
  booker: null,
  request: null,
  leadId: null,
  note: '',
  place: '',
  canChange: true,
  canClose: false,
  needsHost: true,
  mayRebook: false,
  version: 1,
};
const callRow = (over: Item, row: Pick<PressRow, 'press' | 'ask'>, version = 1) =>
  pressed({
    draw: (item) => (
      <>
        <CallItems calls={[item]} />
        <Toaster />
      </>
    ),
    item: { ...bookedCall, ...over },
    theirs: { ...bookedCall, ...over, version: 2 },
    version,
    ...row,
  });

const kind = {
  _id: 'k-1',
  slug: 'first',
  title: 'First talk',
  summary: 'Half an hour',
  minutes: 30,
  bufferMinutes: 15,
  noticeHours: 4,
  horizonDays: 30,
  dailyLimit: 6,
  hosts: 'team',
  hostIds: ['u-1'],
  isActive: true,
  version: 1,
};
const staff = [{ _id: 'u-1', firstName: 'Tom', lastName: 'Reed' }];

const company = { name: 'Fenn', sharing: 'none', version: 1 };
const organisation = { ...company, _id: 'o-1', domains: ['fenn.example'] };

const reply = { _id: 'y-1', title: 'Thanks', body: 'Dear you', version: 1 };

const calendar = {
  _id: 'd-1',
  name: 'Office',
  zone: 'Europe/London',
  hours: ['1 09:00-17:00'],
  holidays: [],
  version: 1,
};

const policy = {
  ...Object.fromEntries(
    targetKinds.flatMap((one) => UrgencyValues.map((urgency) => [targetField(one, urgency), 60])),
  ),
  calendarId: 'd-1',
  version: 1,
};

const lead = {
  _id: 'l-1',
  form: 'contact',
  fullName: 'Imogen Fenn',
  email: 'imogen@fenn.example',
  service: 'Forecasting',
  createdAt: '2026-11-21T10:00:00.000Z',
  state: 'new',
  details: {},
  tracking: {},
  trap: null,
  requestId: 'r-1',
  message: 'Hello',
  version: 1,
};

const issue = {
  _id: 'i-1',
  subject: 'First',
  preheader: '',
  body: 'Text',
  topics: ['newsletter'],
  dailyLimit: null,
  readers: 3,
  audience: [],
  author: 'Tom Reed',
  version: 1,
};

const webhook = {
  _id: 'w-1',
  url: 'https://a.example',
  description: 'First',
  types: ['lead.moved'],
  version: 1,
};

const account = {
  _id: 'ada',
  firstName: 'Ada',
  lastName: 'Reed',
  email: 'ada@fenwright.example',
  company: 'Fenn',
  phone: null,
  pendingEmail: null,
  version: 1,
};

const person = {
  _id: 'p-1',
  firstName: 'Imogen',
  lastName: 'Fenn',
  email: 'imogen@fenn.example',
  role: 'support',
  state: 'active',
  company: '',
  phone: null,
  memberSince: '2026-11-21T10:00:00.000Z',
  lastSeenAt: null,
  grants: [],
  version: 1,
};
const personRow = (steps: () => Promise<void>, confirm: string | RegExp) =>
  pressed({
    draw: () => (
      <>
        <PersonDialog id="p-1" onClose={none} />
        <Toaster />
      </>
    ),
    item: person,
    theirs: { ...person, version: 2 },
    ask: steps,
    press: () => press(confirm),
  });

const draft = {
  scope: 'First',
  exclusions: '',
  lines: [],
  milestones: [],
  gaps: [],
  by: null,
  paper,
};
const proposal = {
  _id: '',
  version: 1,
  kind: 'offer',
  reference: 'PRO-1',
  currency: 'GBP',
  state: 'sent',
  sentVersion: 1,
  canWrite: true,
  canDecide: true,
  needsCode: false,
  paper: null,
  previous: null,
  request: { _id: 'r-1', projectName: 'Peat map' },
  draft: null as object | null,
};
const decision = (item: Item, row: Pick<PressRow, 'draw' | 'ask' | 'press' | 'version'>) =>
  pressed({ item, theirs: { ...item, version: 2, sentVersion: 2, sha256: 'def' }, ...row });
const actions = (over: Item, row: Pick<PressRow, 'ask' | 'press' | 'version'>) =>
  decision(
    { ...proposal, ...over },
    {
      draw: (item) => (
        <>
          <Actions proposal={item} />
          <Toaster />
        </>
      ),
      ...row,
    },
  );

const issuedInvoice = { ...invoice, state: 'issued', number: 'INV-000001', openMinor: 1200 };
const payment = {
  _id: 'p-1',
  kind: 'bank',
  provider: 'staff',
  reference: 'x',
  minor: 1200,
  backMinor: 0,
  unallocatedMinor: 600,
  currency: 'GBP',
  receivedOn: '2026-11-21',
  payer: 'Fenn',
  note: '',
  allocations: [{ invoiceId: 'v-1', number: 'INV-000001', minor: 600 }],
  version: 1,
};
const planItem = {
  _id: 't-1',
  kind: 'stage',
  title: 'First results',
  proposal: 'PRO-1',
  dueOn: null,
  doneAt: null,
  netMinor: 1000,
  totalMinor: 1200,
  currency: 'GBP',
  request: { _id: 'r-1', reference: 'REQ-1', projectName: 'Peat map' },
  version: 1,
};
/** The parts that wait to be invoiced, one of which is pressed. */
const partRow = (over: Item, steps: Pick<PressRow, 'ask' | 'press' | 'version'>) => {
  const item = { ...planItem, ...over };
  return pressed({
    draw: () => (
      <>
        <ToIssue />
        <Toaster />
      </>
    ),
    item: { items: [item], drafts: [] },
    theirs: { items: [{ ...item, version: 2 }], drafts: [] },
    ...steps,
  });
};
const billingRow = (draw: FormRow['draw'], isDialog: boolean) =>
  text('Company', 'company', {
    draw,
    item: billing,
    theirs: { ...billing, company: 'Their text', version: 2 },
    save: 'Save',
    answer: { billing: { ...billing, company: 'My text', version: 3 } },
    ...(isDialog ? {} : { follows: true }),
  });

const edited = { ...proposal, draft };
const editing =
  (item: Item): Reads =>
  (path) =>
    path.startsWith('/api/proposals') ? item : undefined;

const wizardValues = {
  projectName: 'First',
  serviceType: 'ai-consulting',
  description: 'A description that is long enough.',
  timeline: '1-month',
  budget: 'discuss',
  urgency: 'low',
  contactEmail: 'imogen@fenn.example',
  contactPhone: '',
};

const bankLine = {
  _id: 'l-1',
  account: '20-00-00 12345678',
  day: '2026-11-21',
  minor: 1200,
  currency: 'GBP',
  text: 'FENN INV-000001',
  isReversal: false,
  state: 'open',
  paymentId: null,
  evidence: [
    { invoiceId: 'v-1', number: 'INV-000001', company: 'Fenn', openMinor: 1200, why: 'number' },
  ],
  version: 1,
};
const bankRow = (over: Item, steps: Pick<PressRow, 'ask' | 'press' | 'version'>) =>
  pressed({
    draw: () => (
      <>
        <LineDialog id="l-1" onClose={none} />
        <Toaster />
      </>
    ),
    item: { ...bankLine, ...over },
    theirs: { ...bankLine, ...over, version: 2 },
    ...steps,
  });
/** A press of the row itself, of the version that is shown. */
const shownBankRow = (over: Item, button: string) =>
  bankRow(over, { press: () => press(button), version: 2 });

const rows: [operation: string, row: FormRow | PressRow | NoRow][] = [
  ['POST /api/bank/lines/{id}/ignore', shownBankRow({}, 'Not for an invoice')],
  [
    'POST /api/bank/lines/{id}/match',
    bankRow(
      {},
      {
        ask: async () => {
          await user.click(await screen.findByLabelText('It pays INV-000001'));
        },
        press: () => press('Record the payment'),
      },
    ),
  ],
  ['POST /api/bank/lines/{id}/reopen', shownBankRow({ state: 'ignored' }, 'Decide again')],
  ['PUT /api/admin-requests', reasonOf('admin')],
  [
    'PUT /api/admin-requests',
    form({
      draw: (item) => <Work item={item} />,
      item: request,
      theirs: { ...request, agreedPrice: 900, version: 2 },
      type: () => enter('Price', '1000'),
      save: 'Update',
      both: { field: 'Agreed price (GBP)', mine: '1000', theirs: '900' },
      sent: { agreedPrice: 1000 },
      taken: () => expect(label('Price').value).toBe('900'),
      follows: true,
    }),
  ],
  ['PUT /api/manager-requests', reasonOf('manager')],
  ['PUT /api/support-requests', reasonOf('support')],
  ['POST /api/delegate-request', delegation(null, null, 'Delegate')],
  ['PUT /api/delegate-request', delegation('admin', 'support', 'Reassign')],
  [
    'PUT /api/requests/{id}',
    text('Project name', 'projectName', {
      draw: (item) => <EditRequestDialog request={item} onClose={none} />,
      item: { ...request, ...wizardValues },
      theirs: { ...request, ...wizardValues, projectName: 'Their text', version: 2 },
      save: 'Save changes',
      answer: { request: {} },
    }),
  ],
  [
    'PUT /api/requests/{id}/assignee',
    pressed({
      draw: (item) => (
        <>
          <AssigneeMenu
            request={item}
            assigners={{ user: { _id: 'ada' } as never, people: [], mayAssignOthers: false }}
          />
          <Toaster />
        </>
      ),
      item: { ...request, assignedTo: 'manager', status: 'assigned', assignee: null },
      theirs: { ...request, assignedTo: 'manager', status: 'assigned', assignee: null, version: 2 },
      press: async () => {
        await user.click(screen.getByRole('button'));
        await user.click(await screen.findByRole('menuitem'));
      },
      // The menu shows who has the request now.
      version: 2,
    }),
  ],
  [
    'PUT /api/call-settings',
    text('Meeting link', 'link', {
      draw: (item) => <SettingsDialog settings={item} onClose={none} />,
      item: { hours: [], link: 'https://a.example', version: 1 },
      theirs: { hours: [], link: 'Their text', version: 2 },
      current: {},
      reads: () => ({ hours: [], link: 'Their text', version: 2 }),
      save: 'Save',
    }),
  ],
  [
    'PUT /api/call-types/{id}',
    text('Title', 'title', {
      draw: (item) => <KindDialog kind={item} staff={staff as never} onClose={none} />,
      item: kind,
      theirs: { ...kind, title: 'Their text', version: 2 },
      save: 'Save',
    }),
  ],
  [
    'PUT /api/calls/{id}/move',
    form({
      draw: (item) => <MoveCallDialog one={item} onClose={none} />,
      item: bookedCall,
      theirs: { ...bookedCall, startsAt: '2026-12-03T09:00:00.000Z', version: 2 },
      current: { startsAt: '2026-12-03T09:00:00.000Z', state: 'booked', version: 2 },
      reads: () => ({
        days: [
          {
            day: '2026-12-02',
            name: 'Wed 2 Dec',
            times: [{ startsAt: '2026-12-02T08:00:00.000Z', time: '08:00' }],
          },
        ],
        zone: 'UTC',
      }),
      type: async () => user.click(await screen.findByLabelText('08:00')),
      save: 'Move to this time',
      both: { field: 'Time', mine: '2 Dec', theirs: '3 Dec' },
      sent: { at: '2026-12-02T08:00:00.000Z' },
      taken: () => expect(label('08:00').checked).toBe(false),
    }),
  ],
  [
    'POST /api/calls/{id}/cancel',
    callRow({}, { ask: () => press(/^Cancel: /), press: () => press('Cancel the call') }),
  ],
  ['POST /api/calls/{id}/reassign', callRow({}, { press: () => press(/^Give to/) }, 2)],
  [
    'PUT /api/calls/{id}/outcome',
    callRow({ canClose: true }, { press: () => press(/^Took place/) }, 2),
  ],
  [
    'PUT /api/canned-replies/{id}',
    text('Title', 'title', {
      draw: (item) => <ReplyDialog reply={item} onClose={none} />,
      item: reply,
      theirs: { ...reply, title: 'Their text', version: 2 },
      save: 'Save reply',
    }),
  ],
  [
    'PUT /api/company',
    text('Company name', 'name', {
      draw: (item) => <ChangeCompany company={item} onClose={none} />,
      item: company,
      theirs: { ...company, name: 'Their text', version: 2 },
      current: {},
      reads: () => ({ organisation: { ...company, name: 'Their text', version: 2 } }),
      save: 'Save',
    }),
  ],
  [
    'PUT /api/organisations/{id}',
    text('Company name', 'name', {
      draw: (item) => <ChangeCompany company={item} asStaff={item} onClose={none} />,
      item: organisation,
      theirs: { ...organisation, name: 'Their text', version: 2 },
      current: {},
      reads: () => ({ ...organisation, name: 'Their text', version: 2 }),
      save: 'Save',
    }),
  ],
  [
    'PUT /api/service-levels/calendars/{id}',
    text('Name', 'name', {
      draw: (item) => <CalendarDialog calendar={item} onClose={none} />,
      item: calendar,
      theirs: { ...calendar, name: 'Their text', version: 2 },
      save: 'Save calendar',
    }),
  ],
  [
    'PUT /api/service-levels/policy',
    form({
      draw: (item) => (
        <TargetsDialog policy={item} calendars={[calendar] as never} onClose={none} />
      ),
      item: policy,
      theirs: { ...policy, firstReplyLow: 120, version: 2 },
      type: async () => {
        const [first] = await screen.findAllByLabelText('Low');
        await user.clear(first!);
        await user.type(first!, '3 h');
      },
      save: 'Save targets',
      both: { field: 'First reply, Low', mine: '3 h', theirs: '2 h' },
      sent: { firstReplyLow: 180 },
      taken: () => expect(screen.getAllByLabelText<HTMLInputElement>('Low')[0]!.value).toBe('2 h'),
    }),
  ],
  [
    'PUT /api/leads/{id}',
    form({
      draw: (item) => (
        <LeadForm
          lead={item}
          events={[]}
          eventsBefore={null}
          onMakeRequest={none}
          onErase={none}
          onClose={none}
        />
      ),
      item: lead,
      theirs: { ...lead, state: 'lost', version: 2 },
      current: { lead: { ...lead, state: 'lost', version: 2 }, events: [] },
      type: async () => {
        await user.selectOptions(label('State'), 'contacted');
        await enter('Note', 'My text');
      },
      save: 'Save',
      both: { field: 'State', mine: 'Contacted', theirs: 'Lost' },
      sent: { state: 'contacted', note: 'My text' },
      taken: () => expect(label('State').value).toBe('lost'),
      answer: { lead: { ...lead, version: 3 } },
      follows: true,
    }),
  ],
  [
    'POST /api/issues',
    {
      kind: 'none',
      because:
        'A new issue has no version; its body is that of the change, whose version it ignores.',
    },
  ],
  [
    'PUT /api/issues/{id}',
    text('Subject', 'subject', {
      draw: (item) => <IssueEditor issue={item} />,
      item: issue,
      theirs: { ...issue, subject: 'Their text', version: 2 },
      save: 'Save',
      answer: { ...issue, subject: 'My text', version: 3 },
      follows: true,
    }),
  ],
  [
    'POST /api/issues/{id}/moves',
    decision(issue, {
      draw: (item) => <SendDialog issue={item} onClose={none} />,
      press: () => press('Send'),
    }),
  ],
  [
    'PUT /api/webhooks/{id}',
    text('Description', 'description', {
      draw: (item) => <WebhookDialog webhook={item} onClose={none} />,
      item: webhook,
      theirs: { ...webhook, description: 'Their text', version: 2 },
      current: { version: 2 },
      reads: () => ({ webhooks: [{ ...webhook, description: 'Their text', version: 2 }] }),
      save: 'Save',
    }),
  ],
  [
    'PUT /api/update-profile',
    text('First name', 'firstName', {
      draw: (item) => <ProfileForm user={item} />,
      item: account,
      theirs: { ...account, firstName: 'Their text', version: 2 },
      save: 'Save changes',
      answer: { user: { ...account, firstName: 'My text', version: 3 } },
      follows: true,
    }),
  ],
  [
    'PUT /api/people/{id}/role',
    personRow(async () => {
      await user.selectOptions(await screen.findByLabelText('Access'), 'manager');
      await press('Change access…');
    }, /^Give manager access|^Give/),
  ],
  ['PUT /api/people/{id}/active', personRow(() => press(/^Deactivate/), 'Deactivate')],
  [
    'PUT /api/people/{id}/grants',
    pressed({
      draw: () => (
        <>
          <PersonDialog id="p-1" onClose={none} />
          <Toaster />
        </>
      ),
      item: { ...person, role: 'manager' },
      theirs: { ...person, role: 'manager', version: 2 },
      ask: async () => user.click(await screen.findByRole('checkbox', { name: /invoices/ })),
      press: () => press('Give access'),
    }),
  ],
  ['PUT /api/billing-details', billingRow((item) => <BillingForm billing={item} />, false)],
  [
    'PUT /api/requests/{id}/billing-details',
    billingRow((item) => <BillingDialog requestId="r-1" billing={item} onClose={none} />, true),
  ],
  [
    'PUT /api/invoices/{id}/draft',
    text('Note on VAT', 'vatNote', {
      draw: (item) => <DraftEditor invoice={item} />,
      item: { ...invoice, vat: [{ rate: 0, category: 'Z', netMinor: 1000, vatMinor: 0 }] },
      theirs: {
        ...invoice,
        vat: [{ rate: 0, category: 'Z', netMinor: 1000, vatMinor: 0 }],
        vatNote: 'Their text',
        version: 2,
      },
      save: 'Save the draft',
      answer: {
        invoice: {
          ...invoice,
          vat: [{ rate: 0, category: 'Z', netMinor: 1000, vatMinor: 0 }],
          vatNote: 'My text',
          version: 3,
        },
      },
      follows: true,
    }),
  ],
  [
    'POST /api/invoices/{id}/issue',
    decision(invoice, {
      draw: (item) => <DraftEditor invoice={item} />,
      ask: () => press('Issue'),
      press: () => press('Issue it'),
    }),
  ],
  [
    'POST /api/invoices/{id}/credit',
    decision(issuedInvoice, {
      draw: (item) => <CreditDialog invoice={item} onClose={none} />,
      ask: () => enter('Explanation', 'Agreed by phone'),
      press: () => press('Issue the credit note'),
    }),
  ],
  [
    'POST /api/invoices/{id}/write-off',
    decision(issuedInvoice, {
      draw: (item) => <WriteOffDialog invoice={item} onClose={none} />,
      ask: () => enter('Reason', 'Dissolved'),
      press: () => press('Write it off'),
    }),
  ],
  [
    'POST /api/invoices/{id}/resume-reminders',
    decision(
      { ...issuedInvoice, pausedAt: '2026-11-21T10:00:00.000Z' },
      {
        draw: (item) => (
          <>
            <Reminders invoice={item} />
            <Toaster />
          </>
        ),
        press: () => press('Remind again'),
        version: 2,
      },
    ),
  ],
  [
    'PUT /api/invoices/{id}/interest',
    decision(issuedInvoice, {
      draw: (item) => (
        <>
          <Interest invoice={item} />
          <Toaster />
        </>
      ),
      press: () => press('Name it'),
      version: 2,
    }),
  ],
  [
    'POST /api/plan-items/{id}/done',
    partRow({}, { press: () => press('Mark First results as done'), version: 2 }),
  ],
  [
    'POST /api/plan-items/{id}/draft',
    partRow({}, { press: () => press('Draft the invoice of First results'), version: 2 }),
  ],
  [
    'POST /api/plan-items/{id}/credit',
    partRow(
      { netMinor: -1000, totalMinor: -1200 },
      {
        ask: () => press('Credit First results'),
        press: () => press('Issue the credit note'),
      },
    ),
  ],
  [
    'POST /api/payments/{id}/allocations',
    decision(payment, {
      draw: (item) => <GiveDialog payment={item} onClose={none} />,
      ask: async () => {
        await user.click(await screen.findByRole('radio', { name: /INV-000001/ }));
      },
      press: () => press('Give to the invoice'),
    }),
  ],
  [
    'POST /api/payments/{id}/release',
    pressed({
      draw: () => (
        <>
          <PaymentDialog id="p-1" onClose={none} />
          <Toaster />
        </>
      ),
      item: payment,
      theirs: { ...payment, version: 2 },
      ask: () => press('Take it off INV-000001'),
      press: () => press('Take it off'),
    }),
  ],
  [
    'POST /api/payments/{id}/paid-back',
    decision(payment, {
      draw: (item) => <PaidBackDialog payment={item} onClose={none} />,
      ask: () => enter('Note', 'Paid twice'),
      press: () => press('Note as paid back'),
    }),
  ],
  [
    'PUT /api/proposals/{id}/draft',
    text('Scope', 'scope', {
      draw: () => <ProposalEditor />,
      item: edited,
      theirs: { ...edited, draft: { ...draft, scope: 'Their text' }, version: 2 },
      save: 'saves itself',
      follows: true,
      answer: { proposal: { ...edited, draft: { ...draft, scope: 'My text' }, version: 3 } },
    }),
  ],
  [
    'POST /api/proposals/{id}/send',
    pressed({
      draw: () => <ProposalEditor />,
      item: edited,
      theirs: { ...edited, version: 2 },
      reads: editing(edited),
      ask: () => press('Send to the client'),
      press: () => press('Send it'),
    }),
  ],
  [
    'POST /api/proposals/{id}/discard-draft',
    actions({ draft }, { ask: () => press(/^Discard/), press: () => press('Discard it') }),
  ],
  [
    'POST /api/proposals/{id}/new-version',
    actions({}, { press: () => press(/new version/), version: 2 }),
  ],
  [
    'POST /api/proposals/{id}/withdraw',
    actions({}, { ask: () => press(/^Withdraw/), press: () => press('Withdraw it') }),
  ],
  [
    'POST /api/proposals/{id}/accept',
    decision(paper, {
      draw: (item) => <Decide proposal={proposal as never} paper={item} />,
      ask: async () => {
        await enter('Your full name', 'Imogen Fenn');
        await user.click(screen.getByRole('checkbox'));
      },
      press: () => press(/^Accept/),
    }),
  ],
  [
    'POST /api/proposals/{id}/decline',
    decision(paper, {
      draw: (item) => <DeclineDialog proposal={proposal as never} paper={item} onClose={none} />,
      ask: () => enter('Reason', 'Too much'),
      press: () => press('Decline'),
    }),
  ],
  [
    'POST /api/proposals/{id}/record-order',
    decision(proposal, {
      draw(item) {
        const order = [{ _id: 'f-1', name: 'order.pdf', bytes: 9 }];
        sessionStorage.setItem('fenwright.files.ada.order ', JSON.stringify(order));
        return <OrderDialog proposal={item} onClose={none} />;
      },
      ask: () => enter('Signed by', 'Imogen Fenn'),
      press: () => press('Record as accepted'),
    }),
  ],
];

/** Operations of the document that send a version. */
function versioned(): string[] {
  interface Schema {
    $ref?: string;
    properties?: object;
  }
  interface Operation {
    requestBody?: { content: Record<string, { schema: Schema }> };
  }
  const schemas = document.components.schemas as Record<string, Schema>;
  const { paths } = document as unknown as { paths: Record<string, Record<string, Operation>> };
  const hasVersion = ({ $ref, ...schema }: Schema): boolean =>
    'version' in ($ref ? schemas[$ref.split('/').at(-1)!]! : schema).properties!;
  return Object.entries(paths).flatMap(([path, operations]) =>
    ['post', 'put', 'patch'].flatMap((method) => {
      const body = operations[method]?.requestBody?.content['application/json'];
      return body && hasVersion(body.schema) ? [`${method.toUpperCase()} ${path}`] : [];
    }),
  );
}

/** Draws a row. The first change is answered with a conflict, later ones with success. */
function open(operation: string, row: FormRow | PressRow) {
  let shown = row.item;
  const read: Reads = (path) => {
    if (path === '/api/people/p-1')
      return { person: shown, entries: [], providers: [], requests: 0 };
    if (path === '/api/invoices/to-issue' || path === '/api/payments/p-1') return shown;
    if (path === '/api/bank/lines/l-1') return shown;
    if (path === '/api/invoices')
      return { invoices: [issuedInvoice], pagination: { total: 1, currentPage: 1, totalPages: 1 } };
    if (path === '/api/issues/preview') return { links: [], bytes: 1, words: 1, html: '' };
    if (path === '/api/people/p-1/sessions') return { sessions: [] };
    return path.startsWith('/api/proposals') ? shown : row.reads?.(path);
  };
  const [method, path] = operation.split(' ');
  const address = new RegExp(`^${path!.replaceAll(/\{\w+\}/g, '[^/]*')}$`);
  const isChange = (one: Call) => one.method === method && address.test(one.path);
  const changes = () => calls.filter(isChange);
  const calls = answerCalls((one) => {
    if (!isChange(one)) return { body: read(one.path) ?? {} };
    const current = (row.kind === 'form' ? row.current : undefined) ?? row.theirs;
    const isFirst = changes().length === 1;
    return isFirst
      ? versionConflict(current, `Refused: ${operation}`)
      : { body: { message: 'Saved.', ...row.answer } };
  });
  let client: QueryClient | undefined;
  const { rerender } = show(row.draw(row.item as never), (created) => {
    client = created;
    signedInAs('ada')(created);
  });
  return {
    changes,
    /** Somebody else has saved: both the props and the queries bring the newer item. */
    async refetch() {
      shown = row.theirs;
      rerender(row.draw(row.theirs as never));
      await act(() => client!.invalidateQueries({ predicate: isItem }));
    },
  };
}

/** The account stays as it was prepared. */
const isItem = ({ queryKey: [path] }: { queryKey: readonly unknown[] }) => path !== '/api/me';

// jsdom has none; the menus use it.
globalThis.PointerEvent ??= MouseEvent as never;

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

it('has a row for each operation whose body has a version', () => {
  expect([...new Set(rows.map(([operation]) => operation))].sort()).toEqual(versioned().sort());
});

const formRows = rows.filter((row): row is [string, FormRow] => row[1].kind === 'form');

describe.each(formRows)('The form of %s', (operation, row) => {
  /** Opens the form; a newer version arrives; mine is saved, and refused. */
  async function refused() {
    const { changes, refetch } = open(operation, row);
    if (!row.follows) await refetch();
    await row.type();
    await refetch();
    if (row.save !== 'saves itself') await press(row.save);
    const whole = within(await screen.findByRole('group', { name: 'Their version and yours' }));
    expect(screen.getByRole('alert').textContent).toContain('changed after you opened it');
    expect(screen.queryByText(`Refused: ${operation}`)).toBeNull();
    expect(changes()).toHaveLength(1);
    expect(changes()[0]?.body).toMatchObject({ version: 1 });
    if (row.both) {
      const both = within(whole.getByRole('group', { name: row.both.field }));
      expect(both.getByText(new RegExp(`^${row.both.mine}`))).toBeTruthy();
      expect(both.getByText(new RegExp(`^${row.both.theirs}`))).toBeTruthy();
    } else expect(whole.getByText('Their change is not in these fields.')).toBeTruthy();
    return changes;
  }

  it('sends the version that was opened, shows both, and keeps mine', async () => {
    const changes = await refused();
    await press('Keep mine');
    await waitFor(() => expect(changes()).toHaveLength(2));
    expect(changes()[1]?.body).toMatchObject({ ...row.sent, version: 2 });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Keep mine' })).toBeNull());
  });

  it('takes theirs', async () => {
    const changes = await refused();
    await press('Take theirs');
    await waitFor(() => row.taken());
    expect(changes()).toHaveLength(1);
    expect(sessionStorage).toHaveLength(0);
  });
});

const pressRows = rows.filter((row): row is [string, PressRow] => row[1].kind === 'press');

it.each(pressRows)('The press of %s sends the version that was seen', async (operation, row) => {
  const { changes, refetch } = open(operation, row);
  await row.ask?.();
  await refetch();
  await row.press();
  await waitFor(() => expect(changes()).toHaveLength(1));
  expect(changes()[0]?.body).toMatchObject({ version: row.version ?? 1 });
  const said = ['Refused: ' + operation, 'This was changed after you opened it.'];
  const isSaid = (text: string) => said.some((one) => text.startsWith(one));
  expect(await screen.findByText(isSaid)).toBeTruthy();
});
