import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { Api } from '../support/api';
import { eventually } from '../support/eventually';
import { personWithRole, projectRequest, raise } from '../support/people';
import { sharedStack } from '../support/stack';

const stack = sharedStack();
const api = new Api(stack.baseUrl);
afterAll(() => stack.close());

type Listed = { _id: string; projectName: string };
const names = (body: { requests: Listed[] }) => body.requests.map((r) => r.projectName);

describe('Raising a request', () => {
  it('stores it, mails the client and the inbox, and starts its history', async () => {
    const client = await personWithRole(stack, 'client');
    const raised = await api.post('/api/raise-request', projectRequest(), client.token);
    expect(raised.status).toBe(201);
    expect(raised.body.message).toBe(
      "Request submitted successfully! We'll get back to you within 24 hours.",
    );
    const { request } = raised.body;
    expect(raised.headers.get('location')).toBe(`/api/requests/${request._id}`);
    expect(request).toMatchObject({
      status: 'pending',
      progress: 20,
      assignedTo: null,
      version: 1,
    });
    expect(request.reference).toMatch(/^REQ-\d{6}$/);
    await stack.mailbox.waitFor({ to: client.email, subject: request.reference });
    const inbox = await stack.mailbox.waitFor({ subject: `New request ${request.reference}` });
    expect(inbox.headers['reply-to']).toContain(client.email);
    const detail = await api.get(`/api/requests/${request._id}`, client.token);
    expect(detail.headers.get('etag')).toBe('"1"');
    expect(detail.body.request.history).toEqual([
      expect.objectContaining({ text: 'Request raised', by: 'You', status: 'pending' }),
    ]);
  });

  it('names all required fields that are missing, as the screen shows them', async () => {
    const client = await personWithRole(stack, 'client');
    const { status, body } = await api.post(
      '/api/raise-request',
      { projectName: 'Only a name' },
      client.token,
    );
    expect([status, body.code]).toEqual([422, 'validation_failed']);
    expect(body.message).toBe(
      'Please fill in all required fields: serviceType, description, timeline, budget, contactEmail',
    );
  });

  it('bounds every field and closes every list of choices', async () => {
    const client = await personWithRole(stack, 'client');
    const { status, body } = await api.post(
      '/api/raise-request',
      projectRequest({
        projectName: 'x'.repeat(121),
        serviceType: 'custom-app-development',
        description: 'x'.repeat(5001),
        timeline: 'yesterday',
        budget: 'free',
        urgency: 'URGENT',
        contactPhone: 'abc',
        teamSize: 'x'.repeat(41),
        industry: 'x'.repeat(81),
        currentChallenges: 'x'.repeat(2001),
        expectedOutcomes: 'null\u0000',
      }),
      client.token,
    );
    expect(status).toBe(422);
    expect(body.errors.map((e: { field: string }) => e.field)).toEqual([
      'projectName',
      'serviceType',
      'description',
      'timeline',
      'budget',
      'urgency',
      'contactPhone',
      'teamSize',
      'industry',
      'currentChallenges',
      'expectedOutcomes',
    ]);
  });

  it.each([
    ['a null', 'a\u0000b'],
    ['half a character', 'a\ud800b'],
    ['nothing to see', '\u200b\u200b'],
  ])('refuses %s in a name', async (_what, projectName) => {
    const client = await personWithRole(stack, 'client');
    const { status, body } = await api.post(
      '/api/raise-request',
      projectRequest({ projectName }),
      client.token,
    );
    expect([status, body.errors[0].field]).toEqual([422, 'projectName']);
  });

  it.each([
    ['a C1 control', 'a\u0085b', 'a b'],
    ['a line separator', 'a\u2028b', 'a b'],
    ['a direction mark', 'a\u200fb', 'ab'],
    ['a bell', 'a\u0007b', 'ab'],
  ])('takes a name without %s', async (_what, projectName, kept) => {
    const client = await personWithRole(stack, 'client');
    const { status, body } = await api.post(
      '/api/raise-request',
      projectRequest({ projectName }),
      client.token,
    );
    expect([status, body.request?.projectName]).toEqual([201, kept]);
  });

  it.each(['+1234', '(+44) 1632 960', '01223 960123', '+44.1632.960123'])(
    'takes the phone number %p',
    async (contactPhone) => {
      const client = await personWithRole(stack, 'client');
      expect(
        (await api.post('/api/raise-request', projectRequest({ contactPhone }), client.token))
          .status,
      ).toBe(201);
    },
  );

  it.each(['-----', '1234', 'call me', `1${'2'.repeat(32)}`])(
    'refuses the phone number %p',
    async (contactPhone) => {
      const client = await personWithRole(stack, 'client');
      const { body } = await api.post(
        '/api/raise-request',
        projectRequest({ contactPhone }),
        client.token,
      );
      expect(body.errors[0].field).toBe('contactPhone');
    },
  );

  it('takes every field at its limit, counted in characters', async () => {
    const client = await personWithRole(stack, 'client');
    const full = {
      projectName: 'é'.repeat(120),
      description: 'x'.repeat(5000),
      teamSize: 'x'.repeat(40),
      industry: 'x'.repeat(80),
    };
    expect((await api.post('/api/raise-request', projectRequest(full), client.token)).status).toBe(
      201,
    );
  });

  it('makes one request of any number of retries with the same key', async () => {
    const client = await personWithRole(stack, 'client');
    const headers = { 'idempotency-key': randomUUID() };
    const send = () => api.post('/api/raise-request', projectRequest(), client.token, headers);
    const together = await Promise.all(Array.from({ length: 8 }, send));
    expect(together.filter((a) => a.status === 201).length).toBeGreaterThan(0);
    expect(together.every((a) => [201, 409].includes(a.status))).toBe(true);
    const replay = await send();
    expect(replay.status).toBe(201);
    expect(replay.headers.get('idempotent-replayed')).toBe('true');
    expect(replay.headers.get('location')).toBe(`/api/requests/${replay.body.request._id}`);
    expect((await api.get('/api/get-requests', client.token)).body.pagination.totalRequests).toBe(
      1,
    );
    const quoted = await api.post(
      '/api/raise-request',
      { ...Object.fromEntries(Object.entries(projectRequest()).reverse()) },
      client.token,
      {
        'idempotency-key': `"${headers['idempotency-key']}"`,
      },
    );
    expect([quoted.status, quoted.body.request._id]).toEqual([201, replay.body.request._id]);
    const reused = await api.post(
      '/api/raise-request',
      projectRequest({ projectName: 'Other' }),
      client.token,
      headers,
    );
    expect([reused.status, reused.body.code]).toEqual([422, 'idempotency_key_reused']);
  });

  it('lets a refused call be mended and sent again under its key', async () => {
    const client = await personWithRole(stack, 'client');
    const headers = { 'idempotency-key': randomUUID() };
    expect((await api.post('/api/raise-request', {}, client.token, headers)).status).toBe(422);
    expect(
      (await api.post('/api/raise-request', projectRequest(), client.token, headers)).status,
    ).toBe(201);
  });

  it('should not share a key between people', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    for (const person of [
      await personWithRole(stack, 'client'),
      await personWithRole(stack, 'client'),
    ]) {
      const { status, body } = await api.post(
        '/api/raise-request',
        projectRequest(),
        person.token,
        headers,
      );
      expect([status, body.request.userId._id]).toEqual([201, person.id]);
    }
  });
});

describe('A client’s requests', () => {
  it('are only their own, newest first, with true numbers', async () => {
    const [client, other] = [
      await personWithRole(stack, 'client'),
      await personWithRole(stack, 'client'),
    ];
    await raise(stack, other.token, { projectName: 'Not yours' });
    for (const projectName of ['First', 'Second', 'Third'])
      await raise(stack, client.token, { projectName });
    const { body } = await api.get('/api/get-requests', client.token);
    expect(names(body)).toEqual(['Third', 'Second', 'First']);
    expect(body.stats).toEqual({
      ...{ total: 3, completed: 0, in_progress: 3 },
      ...{ revenue: 0, agreed: 0, invoiced: 0 },
    });
    expect(body.pagination).toEqual({
      currentPage: 1,
      totalPages: 1,
      totalRequests: 3,
      isCapped: false,
      hasPrevPage: false,
      hasNextPage: false,
    });
  });

  it('should not be readable by another client, nor by a team they were not delegated to', async () => {
    const client = await personWithRole(stack, 'client');
    const request = await raise(stack, client.token);
    for (const role of ['client', 'manager', 'support'] as const) {
      const stranger = await personWithRole(stack, role);
      const answer = await api.get(`/api/requests/${request._id}`, stranger.token);
      expect([answer.status, answer.body.code]).toEqual([404, 'request_not_found']);
    }
    const missing = await api.get(`/api/requests/${randomUUID()}`, client.token);
    expect([missing.status, missing.body.code]).toEqual([404, 'request_not_found']);
    const noId = await api.get('/api/requests/1', client.token);
    expect([noId.status, noId.body.code]).toEqual([404, 'request_not_found']);
  });
});

describe('Search, filters and pages', () => {
  let token: string;
  let admin: string;
  const mark = `zq${randomUUID().slice(0, 6)}`;
  beforeAll(async () => {
    ({ token } = await personWithRole(stack, 'client'));
    admin = (await personWithRole(stack, 'admin')).token;
    await raise(stack, token, { projectName: `${mark} Café forecasting`, urgency: 'high' });
    await raise(stack, token, {
      projectName: `${mark} 50% fewer_errors`,
      serviceType: 'custom-app',
    });
    await raise(stack, token, {
      projectName: `${mark} plain`,
      company: 'Łódź Textiles',
      budget: 'discuss',
    });
  });
  const search = async (query: string) => {
    const { status, body } = await api.get(`/api/admin-requests?${query}`, admin);
    return status === 200 ? names(body).filter((n) => n.startsWith(mark)) : body;
  };

  it.each([
    ['cafe FORECAST', ['Café forecasting']],
    ['forecast cafe', ['Café forecasting']],
    ['50%', ['50% fewer_errors']],
    ['r_e', ['50% fewer_errors']],
    // Full-width characters fold to ASCII ones, which must not act as wildcards.
    ['50\uFF05', ['50% fewer_errors']],
    ['f\uFF05t', []],
    ['\uFF3F\uFF3F', []],
    ['\uFF05\uFF05', []],
    ['\uFF3C\uFF05', []],
    ['lodz', ['plain']],
    ['machine learning', ['plain', 'Café forecasting']],
    ['nothing-like-this', []],
  ])('finds %p', async (words, found) => {
    expect(await search(`search=${encodeURIComponent(`${mark} ${words}`)}`)).toEqual(
      found.map((name) => `${mark} ${name}`),
    );
  });

  it('puts the request whose number was typed first, and takes one letter for no filter', async () => {
    const { reference, number } = await raise(stack, token, {
      projectName: `${mark} numbered`,
    }).then((r) => ({
      reference: r.reference,
      number: Number(r.reference.slice(4)),
    }));
    for (const typed of [
      `REQ-${number}`,
      reference,
      reference.toLowerCase(),
      String(number).padStart(6, '0'),
    ]) {
      const { body } = await api.get(`/api/admin-requests?search=${typed}`, admin);
      expect(body.requests[0].reference).toBe(reference);
    }
    // Other tests raise requests at the same time.
    await eventually(
      async () => {
        const all = await api.get('/api/admin-requests', admin);
        const one = await api.get('/api/admin-requests?search=q', admin);
        return [one.body.pagination, all.body.pagination];
      },
      ([one, all]) => isDeepStrictEqual(one, all),
    );
  });

  it('combines filters; empty, all and the old alias are understood, unknown values refused', async () => {
    expect(await search(`search=${mark}&urgency=high`)).toEqual([`${mark} Café forecasting`]);
    expect(await search(`search=${mark}&serviceType=custom-app-development`)).toEqual([
      `${mark} 50% fewer_errors`,
    ]);
    expect(await search(`search=${mark}&serviceType=&status=all&urgency=all`)).toHaveLength(4);
    for (const query of [
      'status=done',
      'serviceType=magic',
      'urgency=x',
      'page=0',
      'page=x',
      'limit=101',
    ]) {
      const { status, body } = await api.get(`/api/admin-requests?${query}`, admin);
      expect([status, body.errors[0].field]).toEqual([422, query.split('=')[0]]);
    }
  });

  it('pages truthfully, also past the end', async () => {
    const first = (await api.get(`/api/admin-requests?search=${mark}&limit=3`, admin)).body;
    expect(first.pagination).toMatchObject({
      totalPages: 2,
      totalRequests: 4,
      hasNextPage: true,
      hasPrevPage: false,
    });
    const past = (await api.get(`/api/admin-requests?search=${mark}&limit=3&page=9`, admin)).body;
    expect(past.requests).toEqual([]);
    expect(past.pagination).toMatchObject({ currentPage: 9, totalRequests: 4, hasNextPage: false });
    expect((await api.get('/api/admin-requests?page=1001&limit=10', admin)).status).toBe(422);
  });
});
