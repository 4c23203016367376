import { companiesAt } from '../support/company';
import { Api } from '../support/api';
import { linkIn } from '../support/mailbox';
import { personWithRole, raise, type Person } from '../support/people';
import { sharedStack } from '../support/stack';

const stack = sharedStack();
const api = new Api(stack.baseUrl);
const { company } = companiesAt(stack);
afterAll(() => stack.close());

type Raised = { _id: string; reference: string };

const invite = (by: Person, { _id }: Raised, email: string) =>
  api.post(`/api/requests/${_id}/participants`, { email }, by.token);
const join = (by: Person, token: string) => api.post('/api/requests/join', { token }, by.token);
const status = async (by: Person, { _id }: Raised) =>
  (await api.get(`/api/requests/${_id}`, by.token)).status;
const peopleOf = async (by: Person, { _id }: Raised) =>
  (await api.get(`/api/requests/${_id}/participants`, by.token)).body;

async function tokenFor(email: string, { reference }: Raised): Promise<string> {
  const mail = await stack.mailbox.waitFor({ to: email, subject: `Read the request ${reference}` });
  return new URL(linkIn(mail, 'invitation=')).searchParams.get('invitation')!;
}

async function owned(): Promise<{ owner: Person; request: Raised }> {
  const owner = await personWithRole(stack, 'client');
  return { owner, request: await raise(stack, owner.token) };
}

const client = () => personWithRole(stack, 'client');
let counter = 0;
const unknown = () => `nobody.${Date.now()}.${counter++}@test.example`;

describe('A client without a company invites a reader by address', () => {
  it('who sees the request from accepting until being removed', async () => {
    const { owner, request } = await owned();
    const reader = await client();
    expect((await invite(owner, request, reader.email)).status).toBe(200);
    expect(await status(reader, request)).toBe(404);
    expect((await peopleOf(owner, request)).invited).toMatchObject([{ email: reader.email }]);
    const token = await tokenFor(reader.email, request);
    expect(await join(reader, token)).toMatchObject({
      status: 200,
      body: { requestId: request._id },
    });
    expect(await status(reader, request)).toBe(200);
    const comments = `/api/requests/${request._id}/comments`;
    expect((await api.post(comments, { text: 'Hello.' }, reader.token)).status).toBe(201);
    expect(await peopleOf(owner, request)).toMatchObject({
      invited: [],
      participants: [{ _id: reader.id }],
    });
    expect((await join(reader, token)).status).toBe(200);
    expect((await invite(owner, request, reader.email)).status).toBe(200);
    const path = `/api/requests/${request._id}/participants/${reader.id}`;
    expect((await api.delete(path, owner.token)).status).toBe(200);
    expect(await status(reader, request)).toBe(404);
    expect((await join(reader, token)).body.code).toBe('token_invalid');
    const mails = await stack.mailbox.waitForCount(1, {
      to: reader.email,
      subject: 'Read the request',
    });
    for (const mail of mails) {
      const link = new URL(linkIn(mail, 'invitation=')).searchParams.get('invitation')!;
      expect((await join(reader, link)).status).toBeGreaterThanOrEqual(400);
    }
    expect(await status(reader, request)).toBe(404);
  });

  it('with the same answer whether or not the address has an account', async () => {
    const { owner, request } = await owned();
    const addresses = [(await client()).email, unknown(), owner.email];
    addresses.push((await personWithRole(stack, 'support')).email);
    const answers = [];
    for (const email of addresses) answers.push(await invite(owner, request, email));
    for (const { status: code, body } of answers) {
      expect([code, body]).toEqual([200, answers[0]!.body]);
    }
    const { invited } = await peopleOf(owner, request);
    expect(invited.map(({ email }: { email: string }) => email)).toEqual(addresses);
  });

  it('and the link admits no one else: another account, staff, a stranger', async () => {
    const { owner, request } = await owned();
    const reader = await client();
    const other = await client();
    await invite(owner, request, reader.email);
    const token = await tokenFor(reader.email, request);
    expect((await join(other, token)).body.code).toBe('invitation_for_another');
    const support = await personWithRole(stack, 'support');
    expect((await join(support, token)).body.code).toBe('token_invalid');
    expect((await api.post('/api/requests/join', { token })).status).toBe(401);
    expect((await join(other, 'q2nU0l1mY8Zc3n0d4r5T6v7w8x9y0zAaBbCcDdEeFfG')).status).toBe(400);
    expect(await status(other, request)).toBe(404);
    expect((await join(reader, token)).status).toBe(200);
  });

  it('only one of several clicks at once succeeds', async () => {
    const { owner, request } = await owned();
    const reader = await client();
    await invite(owner, request, reader.email);
    const token = await tokenFor(reader.email, request);
    const answers = await Promise.all(Array.from({ length: 4 }, () => join(reader, token)));
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200]);
    expect((await peopleOf(owner, request)).participants).toHaveLength(1);
  });

  it('and may revoke it; a newer invitation replaces an older one', async () => {
    const { owner, request } = await owned();
    const reader = await client();
    await invite(owner, request, reader.email);
    const first = await tokenFor(reader.email, request);
    await invite(owner, request, reader.email);
    expect((await join(reader, first)).body.code).toBe('token_superseded');
    const { invited } = await peopleOf(owner, request);
    expect(invited).toHaveLength(1);
    const path = `/api/requests/${request._id}/invitations/${invited[0]._id}`;
    expect((await api.delete(path, reader.token)).status).toBe(404);
    expect((await api.delete(path, owner.token)).status).toBe(200);
    expect((await api.delete(path, owner.token)).body.code).toBe('invitation_not_found');
    expect((await peopleOf(owner, request)).invited).toEqual([]);
    expect((await join(reader, first)).status).toBe(410);
    expect(await status(reader, request)).toBe(404);
  });

  it('but not for the request of another, as one who takes part, or for a company', async () => {
    const { owner, request } = await owned();
    const reader = await client();
    expect((await invite(reader, request, unknown())).status).toBe(404);
    await invite(owner, request, reader.email);
    await join(reader, await tokenFor(reader.email, request));
    expect((await invite(reader, request, unknown())).status).toBe(403);
    expect((await peopleOf(reader, request)).invited).toEqual([]);
    const { member } = await company('everyone');
    const shared = await raise(stack, member.token);
    expect((await invite(member, shared, unknown())).status).toBe(422);
  });

  it('up to twenty a request and day, revoked ones counted', async () => {
    const { owner, request } = await owned();
    await stack.sql(
      `INSERT INTO one_time_tokens (id, purpose, subject_id, email, token_hash, expires_at, superseded_at)
       SELECT gen_random_uuid(), 'join_request', $1, 'a' || n || '@test.example',
         md5(random()::text) || n, now() + interval '1 day', CASE WHEN n > 10 THEN now() END
       FROM generate_series(1, 20) n`,
      [request._id],
    );
    expect((await invite(owner, request, unknown())).status).toBe(429);
    await stack.sql(
      `UPDATE one_time_tokens SET created_at = now() - interval '2 days', superseded_at = NULL
       WHERE subject_id = $1`,
      [request._id],
    );
    expect((await invite(owner, request, unknown())).body.code).toBe('participants_full');
  });

  it('in a mail that says nothing of the request but its number', async () => {
    const owner = await client();
    const projectName = 'Buy now at evil dot example';
    const request: Raised = await raise(stack, owner.token, { projectName });
    const email = unknown();
    await invite(owner, request, email);
    await tokenFor(email, request);
    const mail = await stack.mailbox.waitFor({ to: email, subject: request.reference });
    expect(mail.text).not.toContain(projectName);
  });
});
