import { Api } from '../support/api';
import { drained } from '../support/drained';
import { complaintForm, contactForm, leadForm, mvpForm } from '../support/forms';
import { linkIn } from '../support/mailbox';
import { newEmail, personWithRole, type Person, type Role } from '../support/people';
import { sharedStack } from '../support/stack';

const stack = sharedStack();
const api = new Api(stack.baseUrl);
let admin: Person;
beforeAll(async () => {
  admin = await personWithRole(stack, 'admin');
});
afterAll(() => stack.close());

const enquire = async (over: Record<string, unknown> = {}) => {
  const form = leadForm(over);
  const { body } = await api.post('/api/forms/lead', form);
  return { id: body.id as string, form };
};

const auditOf = (id: string) =>
  stack.sql<{ action: string; actor_id: string }>(
    'SELECT type AS action, actor_id FROM events WHERE audited AND subject_id = $1 ORDER BY sequence',
    [id],
  );

describe('The lead desk', () => {
  it.each(['client', 'support', 'manager'] as Role[])('is closed to a %s', async (role) => {
    const { token } = await personWithRole(stack, role);
    const { id } = await enquire();
    const answers = [
      await api.get('/api/leads', token),
      await api.get(`/api/leads/${id}`, token),
      await api.get('/api/leads/export', token),
      await api.put(`/api/leads/${id}`, { state: 'won' }, token),
      await api.delete(`/api/leads/${id}`, token),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
    expect((await api.get('/api/leads')).status).toBe(401);
  });

  it('finds leads by every word, by form, service and state; spam only when asked for', async () => {
    const company = `Zéphyr${Date.now()} & Søns 50%`;
    const { id } = await enquire({ company, service: 'Machine Learning' });
    const trapped = await enquire({ company, website: 'x' });
    await api.post('/api/lead', mvpForm({ company }));
    const found = async (query: string) =>
      (
        await api.get(
          `/api/leads?search=${encodeURIComponent(company.toLowerCase().replace('é', 'e'))}&${query}`,
          admin.token,
        )
      ).body.leads.map((lead: { _id: string }) => lead._id) as string[];
    expect(await found('')).toHaveLength(2);
    expect(await found('form=service')).toEqual([id]);
    expect(await found('service=Machine%20Learning')).toEqual([id]);
    expect(await found('service=Demo')).toEqual([]);
    expect(await found('state=spam')).toEqual([trapped.id]);
    expect(await found('state=new&form=mvp')).toHaveLength(1);
    for (const wildcard of ['%%', '\uFF05\uFF05', '__', '\uFF3F\uFF3F']) {
      const search = encodeURIComponent(wildcard);
      const literal = await api.get(`/api/leads?search=${search}`, admin.token);
      expect(literal.body.leads).toEqual([]);
    }
    for (const query of ['state=x', 'form=x', 'service=x', 'page=0', 'limit=101', 'page=10000']) {
      expect((await api.get(`/api/leads?${query}`, admin.token)).status).toBe(422);
    }
  });

  it('moves leads and keeps notes, with who and when', async () => {
    const { id, form } = await enquire();
    const moved = await api.put(
      `/api/leads/${id}`,
      { state: 'contacted', note: 'Called.\nWants a proposal.', version: 1 },
      admin.token,
    );
    expect(moved.status).toBe(200);
    expect(moved.body.lead).toMatchObject({ state: 'contacted', version: 2, email: form.email });
    const detail = await api.get(`/api/leads/${id}`, admin.token);
    expect(detail.body.events).toMatchObject([
      { kind: 'state', toState: 'contacted', by: `${admin.firstName} Marsh` },
      { kind: 'note', text: 'Called.\nWants a proposal.' },
    ]);
    const late = await api.put(`/api/leads/${id}`, { state: 'lost', version: 1 }, admin.token);
    expect([late.status, late.body.code]).toEqual([409, 'version_conflict']);
    expect(late.body.current.lead.state).toBe('contacted');
    expect(await auditOf(id)).toEqual([
      { action: 'lead.moved', actor_id: admin.id },
      { action: 'lead.noted', actor_id: admin.id },
    ]);
    const same = await api.put(`/api/leads/${id}`, { state: 'contacted' }, admin.token);
    expect(same.body.lead.version).toBe(2);
    const gone = await api.get('/api/leads/0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77', admin.token);
    expect([gone.status, gone.body.code]).toEqual([404, 'lead_not_found']);
  });

  it('becomes a request of the client who has that address', async () => {
    const client = await personWithRole(stack, 'client');
    const { id } = await enquire({ email: client.email });
    const made = await api.post(`/api/leads/${id}/request`, requestForm(), admin.token);
    expect([made.status, made.body.isInvited, made.body.lead.state]).toEqual([201, false, 'won']);
    const seen = await api.get(`/api/requests/${made.body.requestId}`, client.token);
    expect(seen.body.request).toMatchObject({
      projectName: 'Forecasting',
      company: 'Northgate Logistics',
      contactEmail: client.email,
      status: 'pending',
    });
    const again = await api.post(`/api/leads/${id}/request`, requestForm(), admin.token);
    expect([again.status, again.body.code]).toEqual([409, 'already_a_request']);
    const [{ count } = { count: 0 }] = await stack.sql<{ count: number }>(
      'SELECT count(*)::int FROM project_requests WHERE user_id = $1',
      [client.id],
    );
    expect(count).toBe(1);
  });

  it('has complaints beside the enquiries, and none of them becomes a request', async () => {
    const { body } = await api.post('/api/complaints', complaintForm());
    const list = await api.get('/api/leads?form=complaint', admin.token);
    expect(list.body.leads.map((lead: { _id: string }) => lead._id)).toContain(body.id);
    const made = await api.post(`/api/leads/${body.id}/request`, requestForm(), admin.token);
    expect([made.status, made.body.code]).toEqual([409, 'complaint']);
  });

  it('makes a request for a new client, who is invited and follows it', async () => {
    const { id, form } = await enquire({ name: 'Grace Murray Hopper' });
    const [one, two] = await Promise.all([
      api.post(`/api/leads/${id}/request`, requestForm(), admin.token),
      api.post(`/api/leads/${id}/request`, requestForm(), admin.token),
    ]);
    expect([one.status, two.status].sort()).toEqual([201, 409]);
    const made = one.status === 201 ? one : two;
    expect(made.body.isInvited).toBe(true);
    const mail = await stack.mailbox.waitFor({
      to: form.email,
      subject: 'Your enquiry is now a project request',
    });
    const token = new URL(linkIn(mail, '/reset-password')).searchParams.get('token');
    const password = 'quiet-harbour-lantern-7';
    expect((await api.post('/api/reset-password', { token, password })).status).toBe(200);
    const signedIn = await api.post('/api/login', { email: form.email, password });
    expect(signedIn.body.user).toMatchObject({
      firstName: 'Grace',
      lastName: 'Murray Hopper',
      role: 'client',
      company: 'Northgate Logistics',
    });
    const seen = await api.get(`/api/requests/${made.body.requestId}`, signedIn.body.token);
    expect(seen.status).toBe(200);
  });

  it('should not open an account without a name, nor make a request for staff or a closed one', async () => {
    const email = newEmail('visitor');
    const { body } = await api.post('/api/forms/notify', { email, topic: 'demo' });
    const nameless = await api.post(`/api/leads/${body.id}/request`, requestForm(), admin.token);
    expect([nameless.status, nameless.body.errors[0].field]).toEqual([422, 'firstName']);
    const named = { ...requestForm(), firstName: 'Ada' };
    expect((await api.post(`/api/leads/${body.id}/request`, named, admin.token)).status).toBe(201);
    const { id } = await enquire({ email: admin.email });
    const staff = await api.post(`/api/leads/${id}/request`, requestForm(), admin.token);
    expect([staff.status, staff.body.code]).toEqual([409, 'staff_account']);
    const gone = await personWithRole(stack, 'client');
    await stack.sql('UPDATE users SET disabled_at = now() WHERE id = $1', [gone.id]);
    const theirs = await enquire({ email: gone.email });
    const closed = await api.post(`/api/leads/${theirs.id}/request`, requestForm(), admin.token);
    expect([closed.status, closed.body.code]).toEqual([409, 'account_deactivated']);
  });

  it('is exported as CSV that no spreadsheet runs, and the export is audited', async () => {
    const company = `Export${Date.now()}`;
    await enquire({
      company,
      name: '=HYPERLINK("https://evil.example")',
      message: 'one,\n"two"; three',
    });
    const file = await api.get(`/api/leads/export?search=${company}&form=service`, admin.token);
    expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(file.headers.get('content-disposition')).toMatch(/attachment; filename="leads-.*\.csv"/);
    const text = file.body as string;
    expect(text.trim().split('\r\n').join('\n').split('\n')[0]).toContain(
      'created_at,form,service',
    );
    expect(text).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
    expect(text).toContain('"one,\n""two""; three"');
    const [entry] = await stack.sql<{ after: object }>(
      `SELECT data->'after' AS after FROM events WHERE type = 'lead.exported' AND actor_id = $1`,
      [admin.id],
    );
    expect(entry?.after).toEqual({ form: 'service', isSearched: true });
  });

  it('recovers spam, and erases permanently', async () => {
    const form = contactForm({ website: 'x' });
    const { body } = await api.post('/api/forms/contact', form);
    const rescued = await api.put(`/api/leads/${body.id}`, { state: 'new' }, admin.token);
    expect(rescued.body.lead).toMatchObject({ state: 'new', trap: 'honeypot' });
    await drained(stack);
    expect(await stack.mailbox.all({ to: form.email })).toEqual([]);
    expect((await api.delete(`/api/leads/${body.id}`, admin.token)).status).toBe(204);
    expect((await api.get(`/api/leads/${body.id}`, admin.token)).status).toBe(404);
    expect((await auditOf(body.id)).at(-1)!.action).toBe('lead.erased');
  });
});

const requestForm = () => ({
  projectName: 'Forecasting',
  serviceType: 'machine-learning',
  description: 'Planners rely on spreadsheets.',
  timeline: '2-3-months',
  budget: '15k-50k',
  urgency: 'medium',
});
