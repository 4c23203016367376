import { Api } from '../support/api';
import { operations } from '../support/openapi-contract';
import { personWithRole, raise, type Person, type Role } from '../support/people';
import { sharedStack } from '../support/stack';

const stack = sharedStack();
const api = new Api(stack.baseUrl);
afterAll(() => stack.close());

const form = (scopes: string[], more: object = {}) => ({ name: 'Sync', scopes, days: 30, ...more });

async function tokenOf(person: Pick<Person, 'token'>, scopes: string[], more: object = {}) {
  const { status, body } = await api.post('/api/tokens', form(scopes, more), person.token);
  expect([status, body.code]).toEqual([201, undefined]);
  return body as { _id: string; token: string };
}

const refused = { status: 401, body: { code: 'api_token_refused' } };
const allScopes = async ({ token }: Pick<Person, 'token'>) =>
  (await api.get('/api/tokens', token)).body.scopes as string[];

describe('An API token', () => {
  let client: Person;
  beforeAll(async () => {
    client = await personWithRole(stack, 'client');
  });

  it('acts for its owner, is shown once, and only its hash is kept', async () => {
    const { _id, token } = await tokenOf(client, [
      'requests:read',
      'requests:write',
      'profile:read',
    ]);
    const request = await raise(stack, token);
    const { body } = await api.get('/api/get-requests', token);
    expect(body.requests.map((one: { _id: string }) => one._id)).toContain(request._id);
    expect((await api.get('/api/me', token)).body.user.email).toBe(client.email);
    const { body: list } = await api.get('/api/tokens', client.token);
    const [listed] = list.tokens.filter((one: { _id: string }) => one._id === _id);
    expect(listed).toMatchObject({
      name: 'Sync',
      beginning: token.slice(0, 9),
      scopes: ['requests:read', 'requests:write', 'profile:read'],
      networks: [],
    });
    expect(listed.lastUsedAt).not.toBeNull();
    expect(JSON.stringify(list)).not.toContain(token);
    const rows = await stack.sql('SELECT * FROM api_tokens t WHERE id = $1', [_id]);
    expect(JSON.stringify(rows)).not.toContain(token);
    const events = await stack.sql(`SELECT data FROM events WHERE type = 'api-token.created'`);
    expect(JSON.stringify(events)).not.toContain(token.slice(0, 9));
  });

  it('needs the scope of each call, and changes nothing without it', async () => {
    const { token } = await tokenOf(client, ['requests:read']);
    const answer = await api.post('/api/raise-request', {}, token);
    expect(answer).toMatchObject({ status: 403, body: { code: 'scope_missing' } });
    expect(answer.body.message).toContain('requests:write');
  });

  it.each(['client', 'admin'] as Role[])(
    'of a %s gets through to no call without its scope, and to none that has no scope',
    async (role) => {
      const person = await personWithRole(stack, role);
      const { token } = await tokenOf(person, await allScopes(person));
      const { token: narrow } = await tokenOf(person, ['profile:read']);
      for (const { method, path, operation } of operations) {
        if (operation['x-permission'] === 'public') continue;
        const url = path.replace('{provider}', 'google').replace(/\{\w+\}/g, person.id);
        const body = operation.requestBody ? {} : undefined;
        const name = `${method} ${path}`;
        const scope = operation['x-scope'];
        expect([name, scope]).toEqual([name, scope === null ? null : expect.any(String)]);
        const { status, body: answer } = await api.call(method.toUpperCase(), url, {
          token: narrow,
          body,
        });
        const code = scope === null ? 'not_with_api_token' : 'scope_missing';
        if (scope !== 'profile:read')
          expect([name, status, answer.code]).toEqual([name, 403, code]);
        if (scope !== null) continue;
        const wide = await api.call(method.toUpperCase(), url, { token, body });
        expect([name, wide.status, wide.body.code]).toEqual([name, 403, code]);
      }
    },
  );

  it('can do no more than its owner: scopes of other roles are refused, and lost with the role', async () => {
    expect(await allScopes(client)).toEqual([
      'profile:read',
      'requests:read',
      'requests:write',
      'files:read',
      'files:write',
      'invoices:read',
      'invoices:write',
    ]);
    const foreign = await api.post('/api/tokens', form(['leads:read']), client.token);
    expect(foreign.status).toBe(422);
    expect(foreign.body.errors).toMatchObject([{ field: 'scopes', code: 'scope_not_yours' }]);
    const admin = await personWithRole(stack, 'admin');
    const { token } = await tokenOf(admin, ['leads:read']);
    expect((await api.get('/api/leads', token)).status).toBe(200);
    await stack.sql(`UPDATE users SET role = 'support' WHERE id = $1`, [admin.id]);
    const after = await api.get('/api/leads', token);
    expect(after).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  });

  it('requires a fresh sign-in, and cannot be created with a token', async () => {
    const { token } = await tokenOf(client, await allScopes(client));
    const byToken = await api.post('/api/tokens', form(['requests:read']), token);
    expect(byToken).toMatchObject({ status: 403, body: { code: 'not_with_api_token' } });
    const stale = await personWithRole(stack, 'client');
    await stack.sql(
      `UPDATE sessions SET created_at = now() - interval '1 hour' WHERE user_id = $1`,
      [stale.id],
    );
    const late = await api.post('/api/tokens', form(['requests:read']), stale.token);
    expect(late.body.code).toBe('reauthentication_required');
  });

  it.each([
    [{ name: '' }, 'name'],
    [{ scopes: [] }, 'scopes'],
    [{ scopes: ['everything'] }, 'scopes'],
    [{ scopes: ['requests:read', 'requests:read'] }, 'scopes'],
    [{ days: 0 }, 'days'],
    [{ days: 366 }, 'days'],
    [{ networks: ['10.0.0.0/33'] }, 'networks'],
    [{ networks: ['everywhere'] }, 'networks'],
    [{ networks: Array.from({ length: 21 }, () => '10.0.0.1') }, 'networks'],
  ])('is refused with %j', async (more, field) => {
    const { status, body } = await api.post(
      '/api/tokens',
      form(['requests:read'], more),
      client.token,
    );
    expect([status, body.errors?.[0]?.field]).toEqual([422, field]);
  });

  it.each(
    `010.0.0.1/8 1.2.3 2130706433 0x7f.0.0.1 127.1 10.0.0.0/08 10.0.0.0/8/8 10.0.0.0/ 1.2.3.4.
     ::ffff:10.0.0.1 ::ffff:a00:1 fe80::1%eth0 :::/8`.split(/\s+/),
  )('is refused with a network spelled %s', async (network) => {
    const more = { networks: [network] };
    const { status, body } = await api.post(
      '/api/tokens',
      form(['requests:read'], more),
      client.token,
    );
    expect([status, body.errors[0].field]).toEqual([422, 'networks']);
  });

  it('works only from its networks', async () => {
    const here = await tokenOf(client, ['requests:read'], { networks: ['127.0.0.0/8', '::1'] });
    expect((await api.get('/api/get-requests', here.token)).status).toBe(200);
    const other = await tokenOf(client, ['requests:read'], { networks: ['203.0.113.0/24'] });
    expect(await api.get('/api/get-requests', other.token)).toMatchObject({
      status: 403,
      body: { code: 'network_not_allowed' },
    });
  });

  it('ends when it is revoked, which only its owner or an admin can do', async () => {
    const mine = await tokenOf(client, ['requests:read']);
    const stranger = await personWithRole(stack, 'client');
    const no = await api.delete(`/api/tokens/${mine._id}`, stranger.token);
    const never = await api.delete(`/api/tokens/${stranger.id}`, stranger.token);
    expect([no.status, no.body.code]).toEqual([404, 'api_token_not_found']);
    expect({ ...never.body, instance: '', traceId: '' }).toEqual({
      ...no.body,
      instance: '',
      traceId: '',
    });
    expect((await api.delete(`/api/tokens/${mine._id}`, client.token)).status).toBe(200);
    expect(await api.get('/api/get-requests', mine.token)).toMatchObject(refused);
    expect((await api.delete(`/api/tokens/${mine._id}`, client.token)).status).toBe(404);
    const other = await tokenOf(client, ['requests:read']);
    const admin = await personWithRole(stack, 'admin');
    const { body } = await api.get('/api/admin/tokens', admin.token);
    const [listed] = body.tokens.filter((one: { _id: string }) => one._id === other._id);
    expect(listed.owner).toMatchObject({ _id: client.id, role: 'client' });
    expect((await api.delete(`/api/admin/tokens/${other._id}`, admin.token)).status).toBe(200);
    expect(await api.get('/api/get-requests', other.token)).toMatchObject(refused);
  });

  it('ends when it expires, and permanently with its owner’s account', async () => {
    const old = await tokenOf(client, ['requests:read']);
    await stack.sql('UPDATE api_tokens SET expires_at = now() WHERE id = $1', [old._id]);
    expect(await api.get('/api/get-requests', old.token)).toMatchObject(refused);
    const leaver = await personWithRole(stack, 'client');
    const { token } = await tokenOf(leaver, ['requests:read']);
    const admin = await personWithRole(stack, 'admin');
    const setActive = (isActive: boolean) =>
      api.put(`/api/people/${leaver.id}/active`, { isActive }, admin.token);
    expect((await setActive(false)).status).toBe(200);
    expect(await api.get('/api/get-requests', token)).toMatchObject(refused);
    expect((await setActive(true)).status).toBe(200);
    expect(await api.get('/api/get-requests', token)).toMatchObject(refused);
  });

  it('is refused if mistyped, without saying which part is wrong', async () => {
    const { token } = await tokenOf(client, ['requests:read']);
    for (const wrong of [`${token}x`, token.slice(0, -1), token.toLowerCase(), 'fenw_', 'fenw_x']) {
      expect(await api.get('/api/get-requests', wrong)).toMatchObject(refused);
    }
  });

  it('is limited to twenty, even with concurrent calls', async () => {
    const person = await personWithRole(stack, 'client');
    const answers = await Promise.all(
      Array.from({ length: 24 }, () =>
        api.post('/api/tokens', form(['requests:read']), person.token),
      ),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(20);
    expect(statuses.filter((status) => status === 409)).toHaveLength(4);
  });

  it('is announced to its owner by mail, without its text', async () => {
    const person = await personWithRole(stack, 'client');
    const { token } = await tokenOf(person, ['requests:read']);
    const mail = await stack.mailbox.waitFor({
      to: person.email,
      subject: 'You made an API token',
    });
    expect(mail.text).toContain('requests:read');
    expect(mail.text + mail.html).not.toContain(token);
  });
});

describe('The stable prefix', () => {
  it('has what API tokens may call, and nothing else', async () => {
    const client = await personWithRole(stack, 'client');
    const { token } = await tokenOf(client, ['requests:read', 'requests:write']);
    const request = await raise(stack, client.token);
    const at = (path: string) =>
      fetch(`${stack.baseUrl}${path}`, { headers: { authorization: `Bearer ${token}` } });
    const stable = await at(`/api/v1/requests/${request._id}`);
    const usual = await at(`/api/requests/${request._id}`);
    expect([stable.status, await stable.json()]).toEqual([200, await usual.json()]);
    for (const path of ['/api/v1/notifications', '/api/v1/services', '/api/v1/v1/get-requests']) {
      expect([path, (await at(path)).status]).toEqual([path, 404]);
    }
    expect((await at('/api/v1/../v1/get-requests')).status).toBe(200);
  });
});
