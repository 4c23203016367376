import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keepSession } from '../../api/session-store';
import { answerCalls, problem, show } from '../../testing/components';
import { Component as Audit } from './audit/audit';
import { Component as Leads } from './leads/leads';
import { Component as Mail } from './mail/mail';
import { Component as People } from './people/people';
import { Component as Requests } from './requests/client/my-requests';
import { Component as Subscribers } from './subscribers/subscribers';

/** Only the content of each list; the list kit's own tests cover the rest. */
const lists = [
  { Screen: Leads, path: '/api/leads', rows: 'leads' },
  { Screen: Subscribers, path: '/api/subscribers', rows: 'subscribers' },
  { Screen: Mail, path: '/api/ops/mails', rows: 'mails', noun: 'e-mails', nouns: 'e-mails' },
  { Screen: People, path: '/api/people', rows: 'people' },
  { Screen: Audit, path: '/api/audit', rows: 'entries', noun: 'the audit log' },
  { Screen: Requests, path: '/api/get-requests', rows: 'requests' },
];

beforeEach(() => {
  localStorage.clear();
  keepSession({ token: 't', expiresAt: new Date(Date.now() + 60_000).toISOString() }, true);
});

describe.each(lists)('The list at $path', ({ Screen, path, rows, noun = rows, nouns = rows }) => {
  it('shows a failure, and its empty state after Retry', async () => {
    let isBroken = true;
    answerCalls((call) => {
      if (call.path === '/api/admin-auth') return { body: { isAdmin: true } };
      if (call.path === '/api/check-user-role') return { body: { dashboardAccess: ['admin'] } };
      if (call.path !== path) return problem(404, 'not_found', 'Not asked for here.');
      if (isBroken) return problem(500, 'internal_error', 'No.');
      const pagination = { currentPage: 1, totalPages: 0, total: 0, isCapped: false };
      return { body: { [rows]: [], pagination } };
    });
    show(<Screen />);
    const alert = (await screen.findByText(`Failed to load ${noun}`)).closest<HTMLElement>(
      '[role="alert"]',
    );
    isBroken = false;
    await userEvent.setup().click(within(alert!).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText(`No ${nouns} yet`)).toBeTruthy();
  });
});
