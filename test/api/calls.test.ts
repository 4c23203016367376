import { createHash, randomUUID } from 'node:crypto';
import ICAL from 'ical.js';
import { Api } from '../support/api';
import { companiesAt } from '../support/company';
import { deskAt, officeDay } from '../support/desk';
import { drained } from '../support/drained';
import { eventually } from '../support/eventually';
import { newEmail, personWithRole, raise, type Person } from '../support/people';
import { Receiver } from '../support/receiver';
import { startStack, type Stack } from '../support/stack';

let stack: Stack;
let api: Api;
let admin: Person;
let hosts: Person[];
let receiver: Receiver;
beforeAll(async () => {
  stack = await startStack({ apart: true, env: { CLOCK_POLL_MS: '500' } });
  api = new Api(stack.baseUrl);
  receiver = await Receiver.start();
  admin = await personWithRole(stack, 'admin');
  hosts = await Promise.all(
    ['manager', 'manager', 'support'].map((role) => personWithRole(stack, role as 'manager')),
  );
});
afterAll(async () => {
  await receiver.stop();
  await stack.stop();
});

const TYPE = { minutes: 30, bufferMinutes: 0, noticeHours: 0, dailyLimit: 20 };
let made = 0;

/** A kind of call of its own, open around the clock, so that tests do not take each other's times. */
async function newType(over: Record<string, unknown> = {}, people = hosts): Promise<string> {
  const slug = `kind-${(made += 1)}`;
  const { minutes, bufferMinutes, noticeHours, dailyLimit } = { ...TYPE, ...over } as typeof TYPE;
  await stack.sql(
    `INSERT INTO call_types (id, slug, title, summary, minutes, buffer_minutes, notice_hours,
       horizon_days, daily_limit, hosts, host_ids)
     VALUES (gen_random_uuid(), $1, 'Free consultation', 'Talk.', $2, $3, $4, 60, $5, 'team', $6)`,
    [slug, minutes, bufferMinutes, noticeHours, dailyLimit, people.map(({ id }) => id)],
  );
  return slug;
}

const aroundTheClock = (person: Person) =>
  api.put(
    '/api/call-settings',
    { hours: [1, 2, 3, 4, 5, 6, 7].map((day) => `${day} 00:00-24:00`), version: 1 },
    person.token,
  );

const newHost = async (): Promise<Person> => {
  const host = await personWithRole(stack, 'manager');
  await aroundTheClock(host);
  await stack.sql('DELETE FROM holidays');
  return host;
};

const atMinute = (minutes: number): string =>
  new Date(Date.parse(at(1)) + minutes * 60_000).toISOString();

const at = (day: number, time = '10:00'): string => `${officeDay(day)}T${time}:00.000Z`;

const book = (slug: string, startsAt: string, over: Record<string, unknown> = {}) =>
  api.post('/api/calls', {
    slug,
    at: startsAt,
    zone: 'Europe/London',
    name: 'Amira Khan',
    email: newEmail('visitor'),
    note: 'Stock runs out.',
    ...over,
  });

type Booked = { id: string; host_id: string; lead_id: string; state: string };

/** A visitor's calls, the first booked first. */
const callsOf = (email: string) =>
  stack.sql<Booked>(
    `SELECT c.id, c.host_id, c.lead_id, c.state FROM calls c JOIN leads l ON l.id = c.lead_id
     WHERE l.email = $1 ORDER BY c.created_at`,
    [email],
  );

const parsed = (text: string) => {
  const calendar = new ICAL.Component(ICAL.parse(text) as object[]);
  const events = calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
  return { method: calendar.getFirstPropertyValue('method'), events };
};

const invitation = async (to: string, subject: RegExp) => {
  const mail = await stack.mailbox.waitFor({ to, subject });
  const { method, events } = parsed(mail.calendar!);
  return { mail, method, event: events[0]! };
};

/** A form sent without a script. */
const posted = (path: string, form: Record<string, string>) =>
  fetch(stack.baseUrl + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ ...form, formId: 'booking' }).toString(),
  });

const linkIn = (mail: { text: string }) => /\/call\/([\w-]+)/.exec(mail.text)![1]!;

describe('Kinds of call', () => {
  it('an admin adds and changes kinds of call, with hosts who work here', async () => {
    const form = {
      ...TYPE,
      slug: 'review',
      title: 'Review',
      summary: 'A look at what you have.',
      horizonDays: 30,
      hosts: 'team',
      hostIds: [hosts[0]!.id],
      isActive: true,
    };
    const added = await api.post('/api/call-types', form, admin.token);
    const one = added.body.types.find(({ slug }: { slug: string }) => slug === 'review');
    expect([added.status, one.hostIds]).toEqual([201, [hosts[0]!.id]]);
    const { slug: _slug, hosts: _hosts, ...change } = form;
    const put = (over: object) =>
      api.put(`/api/call-types/${one._id}`, { ...change, version: 1, ...over }, admin.token);
    const client = await personWithRole(stack, 'client');
    const answers = [
      await api.post('/api/call-types', form, admin.token),
      await api.post('/api/call-types', { ...form, slug: 'No Good' }, admin.token),
      await put({ hostIds: [client.id] }),
      await put({ minutes: 200 }),
      await put({ isActive: false }),
      await put({}),
      await api.get('/api/calls/review/slots'),
    ];
    expect(answers.map(({ status, body }) => body.code ?? status)).toEqual([
      'slug_taken',
      'unknown_value',
      'not_a_colleague',
      'validation_failed',
      200,
      'version_conflict',
      'call_type_not_found',
    ]);
  });
});

describe('Booking a call', () => {
  it('offers free times in the reader’s zone and books one, with a lead and an invitation', async () => {
    for (const slug of ['unknown', 'a%00b']) {
      expect((await api.get(`/api/calls/${slug}/slots`)).status).toBe(404);
      expect((await fetch(`${stack.baseUrl}/book/${slug}`)).status).toBe(404);
    }
    const host = await newHost();
    const slug = await newType({}, [host]);
    const day = officeDay(3);
    const { body, headers } = await api.get(
      `/api/calls/${slug}/slots?from=${day}&to=${day}&zone=Asia/Kolkata`,
    );
    expect(headers.get('cache-control')).toBe('public, max-age=20');
    expect(body).toMatchObject({ title: 'Free consultation', minutes: 30, zone: 'Asia/Calcutta' });
    expect(body.days[0].times).toHaveLength(48);
    expect(body.days[0].times[0]).toEqual({
      startsAt: `${officeDay(2)}T18:30:00.000Z`,
      time: '00:00',
    });

    const email = newEmail('visitor');
    const booked = await book(slug, at(3), { email, zone: 'Asia/Kolkata', company: 'Northgate' });
    expect(booked.status).toBe(201);
    const { mail, method, event } = await invitation(email, /^(Your c|C)all with/);
    expect(method).toBe('REQUEST');
    expect(event.startDate.toJSDate().toISOString()).toBe(at(3));
    expect(event.sequence).toBe(0);
    expect(event.organizer).toBe('mailto:hello@fenwright.example');
    expect(event.attendees.map((one) => String(one.getFirstValue()).toLowerCase())).toEqual([
      `mailto:${host.email}`,
      `mailto:${email}`,
    ]);
    expect(mail.text).toContain('15:30 GMT+5:30');
    expect(mail.text).toMatch(/^Fenwright$/m);
    const toHost = await invitation(host.email, /^(Your c|C)all with/);
    expect(toHost.event.uid).toBe(event.uid);
    expect(toHost.mail.text).toContain('Stock runs out.');

    const leads = await api.get(`/api/leads?search=${email}`, admin.token);
    expect(leads.body.leads).toMatchObject([
      {
        form: 'call',
        service: 'Call',
        state: 'new',
        details: { topic: 'Free consultation', callAt: at(3) },
      },
    ]);
    await drained(stack);
    expect(await stack.mailbox.all({ to: email })).toHaveLength(1);
  });

  it('200 bookings of one time with three hosts are three calls; the rest hear of the nearest', async () => {
    const three = await Promise.all([newHost(), newHost(), newHost()]);
    const slug = await newType({}, three);
    const answers = await Promise.all(Array.from({ length: 200 }, () => book(slug, at(5))));
    const taken = answers.filter(({ status }) => status === 201);
    const refused = answers.filter(({ status }) => status === 409);
    expect([taken.length, refused.length]).toEqual([3, 197]);
    expect(refused[0]!.body).toMatchObject({
      code: 'time_taken',
      current: { nearest: [at(5, '09:00'), at(5, '09:30'), at(5, '10:30')] },
    });
    const rows = await stack.sql<{ host_id: string; lead_id: string }>(
      `SELECT host_id, lead_id FROM calls c JOIN call_types t ON t.id = c.type_id WHERE t.slug = $1`,
      [slug],
    );
    expect(rows.map(({ host_id }) => host_id).sort()).toEqual(three.map(({ id }) => id).sort());
    // Those who lost the race leave no lead behind.
    const [lost] = await stack.sql<{ count: number }>(
      `SELECT count(*)::int FROM leads l WHERE details->>'callAt' = $1
         AND NOT EXISTS (SELECT 1 FROM calls c WHERE c.lead_id = l.id)`,
      [at(5)],
    );
    expect([new Set(rows.map(({ lead_id }) => lead_id)).size, lost!.count]).toEqual([3, 0]);
  });

  it('is the same call for the same address and time, and at most three at once', async () => {
    const slug = await newType({}, [await newHost()]);
    const email = newEmail('visitor');
    const twice = await Promise.all([book(slug, at(2), { email }), book(slug, at(2), { email })]);
    expect(twice.map(({ status }) => status)).toEqual([201, 201]);
    expect(await callsOf(email)).toHaveLength(1);
    await book(slug, at(2, '11:00'), { email });
    await book(slug, at(2, '12:00'), { email });
    const fourth = await book(slug, at(2, '13:00'), { email });
    expect([fourth.status, fourth.body]).toEqual([201, twice[0]!.body]);
    expect(await callsOf(email)).toHaveLength(3);
    const mail = await stack.mailbox.waitFor({ to: email, subject: 'Your call was not booked' });
    expect(mail.text.match(/\/call\/[\w-]+/g)).toHaveLength(3);
    // A time that is taken is refused as to anybody else.
    const taken = await book(slug, at(2, '12:00'), { email, name: 'Somebody Else' });
    expect([taken.status, taken.body.code]).toEqual([409, 'time_taken']);
  });

  it('by a stranger with a client’s address keeps the client from nothing', async () => {
    const client = await personWithRole(stack, 'client');
    const request = await raise(stack, client.token);
    const host = await newHost();
    const slug = await newType({}, [host]);
    for (const time of ['10:00', '11:00', '12:00']) {
      await book(slug, at(3, time), { email: client.email });
    }
    await stack.sql(
      `UPDATE call_types SET host_ids = $1, notice_hours = 0 WHERE slug = 'request'`,
      [[host.id]],
    );
    const form = { at: at(8), zone: 'UTC', note: 'About the data.' };
    const send = () => api.post(`/api/requests/${request._id}/calls`, form, client.token);
    const [first, again] = [await send(), await send()];
    expect([first.status, again.status, again.body._id]).toEqual([201, 201, first.body._id]);
    const { comments } = await deskAt(stack).detail(client, request._id);
    const texts = (comments as { text: string }[]).map(({ text }) => text);
    expect(texts.filter((text) => text === form.note)).toHaveLength(1);
  });

  it('is not lost to the same form with its trap filled a moment before', async () => {
    const slug = await newType({}, [await newHost()]);
    const email = newEmail('visitor');
    const form = { slug, at: at(2), zone: 'UTC', name: 'Amira Khan', email };
    const key = { 'Idempotency-Key': randomUUID() };
    const send = (over: object) => api.post('/api/calls', { ...form, ...over }, undefined, key);
    expect((await send({ website: 'filled by a password manager' })).status).toBe(201);
    expect(await callsOf(email)).toEqual([]);
    expect((await send({})).status).toBe(201);
    expect(await callsOf(email)).toHaveLength(1);
    await invitation(email, /^(Your c|C)all with/);
  });

  it('books nobody twice for one time, or again for a key whose call has moved', async () => {
    const host = await newHost();
    const [slug, other] = [await newType({}, [host]), await newType({}, [await newHost()])];
    const email = newEmail('visitor');
    const key = { 'Idempotency-Key': randomUUID() };
    const form = { slug, at: at(2), zone: 'UTC', name: 'Amira Khan', email };
    const send = () => api.post('/api/calls', form, undefined, key);
    await send();
    const [call] = await callsOf(email);
    expect((await book(other, at(2), { email })).status).toBe(201);
    await stack.mailbox.waitFor({ to: email, subject: 'Your call was not booked' });
    await api.put(`/api/calls/${call!.id}/move`, { at: at(3) }, host.token);
    expect((await send()).status).toBe(201);
    expect(await callsOf(email)).toEqual([call]);
  });

  it('gives the link of a call to nobody but whoever booked it, and puts no words into invitations', async () => {
    const slug = await newType({}, [await newHost()]);
    const email = newEmail('victim');
    const name = 'Your parcel is held call now';
    const phone = '+44 909 8790879';
    expect((await book(slug, at(2), { email, name, phone })).status).toBe(201);
    const { event, mail } = await invitation(email, /^(Your c|C)all with/);
    expect(event.summary).toBe('Free consultation with Fenwright');
    for (const text of [mail.calendar!, mail.text, mail.html]) {
      expect(text).not.toMatch(/parcel|8790879/i);
    }
    expect(mail.text).toContain('the number that ends in 79');
    const calendar = await fetch(`${stack.baseUrl}/call/${linkIn(mail)}/invitation.ics`);
    expect(calendar.headers.get('cache-control')).toBe('no-store');
    expect(await calendar.text()).not.toMatch(/parcel|8790879/i);
    const form = { slug, at: at(2), zone: 'UTC', name: 'Eve Eavesdropper', email, page: '/book' };
    const answer = await posted('/forms/booking', form);
    expect(answer.status).toBe(409);
    for (const free of [at(2, '11:00'), at(2, '12:00'), at(2, '13:00')]) {
      const next = await posted('/forms/booking', { ...form, at: free });
      const location = next.headers.get('location')!;
      expect([next.status, location]).toEqual([
        303,
        expect.stringMatching(/^\/book\/[\w-]+\?asked=/),
      ]);
      const page = await (await fetch(stack.baseUrl + location)).text();
      expect(page).toContain('Please check your e-mail');
      expect(page).not.toMatch(/\/call\/[\w-]{20}/);
    }
  });

  it('keeps what was typed without a script: a time gone or missing, a kind no longer offered', async () => {
    const slug = await newType({}, [await newHost()]);
    await book(slug, at(2));
    const form = {
      slug,
      zone: 'UTC',
      name: 'Amira Khan',
      email: 'a@b.example',
      note: 'Typed text.',
    };
    for (const [over, status, message] of [
      [{ at: at(2) }, 409, 'This time has just been taken'],
      [{}, 422, 'Please choose a time.'],
      [{ at: '+275760-09-13T00:00:00.000Z' }, 422, 'Please choose a time.'],
      [{ at: at(2), slug: 'gone' }, 404, 'does not exist'],
    ] as const) {
      const answer = await posted('/forms/booking', { ...form, ...over });
      const page = await answer.text();
      expect([answer.status, page]).toEqual([status, expect.stringContaining(message)]);
      expect(page).toContain('Typed text.');
      expect(page).toMatch(/<button[^>]*form="booking"[^>]*name="at"/);
      // The form's own button has no time to book.
      expect(page).not.toContain('Book this call');
    }
    const chosen = await fetch(`${stack.baseUrl}/book/${slug}?at=${at(3)}`);
    expect(await chosen.text()).toContain('Book this call');
    const far = await fetch(`${stack.baseUrl}/book/${slug}?at=%2B275760-09-13T00:00:00.000Z`);
    expect([far.status, await far.text()]).toEqual([200, expect.stringContaining('Choose a time')]);
  });

  it('takes nobody’s time for a bot, and keeps what it wrote', async () => {
    const slug = await newType({}, [await newHost()]);
    const email = newEmail('bot');
    expect((await book(slug, at(2), { email, website: 'x' })).status).toBe(201);
    const rows = await stack.sql('SELECT state FROM leads WHERE email = $1', [email]);
    expect(rows).toEqual([{ state: 'spam' }]);
    expect((await book(slug, at(2))).status).toBe(201);
  });

  it.each([
    ['a past time', { at: '2020-01-01T10:00:00Z' }, 409, 'time_taken'],
    ['a time between the steps', { at: at(3, '10:10') }, 409, 'time_taken'],
    ['beyond the horizon', { at: at(90) }, 409, 'time_taken'],
    ['no time', { at: 'soon' }, 422, 'validation_failed'],
    ['no such zone', { zone: 'Mars/Olympus' }, 422, 'unknown_zone'],
    ['no address', { email: 'x' }, 422, 'validation_failed'],
    ['no such kind', { slug: 'nothing' }, 404, 'call_type_not_found'],
    ['a call about a request', { slug: 'request' }, 404, 'call_type_not_found'],
  ])('refuses %s', async (_, over, status, code) => {
    const slug = await newType({}, [hosts[0]!]);
    const answer = await book(slug, at(3), over);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  it('keeps to hours, absences, the most a day, the least notice and the time kept free', async () => {
    const host = await newHost();
    const slug = await newType({ bufferMinutes: 30, dailyLimit: 2, noticeHours: 24 }, [host]);
    const freeOn = async (day: number) => {
      const { body } = await api.get(
        `/api/calls/${slug}/slots?from=${officeDay(day)}&to=${officeDay(day)}&zone=UTC`,
      );
      return (body.days[0]?.times ?? []).map(({ time }: { time: string }) => time) as string[];
    };
    expect(await freeOn(0)).toEqual([]);
    await book(slug, at(4));
    expect(await freeOn(4)).not.toContain('10:30');
    expect(await freeOn(4)).not.toContain('09:30');
    expect(await freeOn(4)).toContain('11:00');
    const late = await Promise.all(
      ['13:00', '15:00', '17:00'].map((time) => book(slug, at(4, time))),
    );
    expect(late.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await freeOn(4)).toEqual([]);
    await api.post('/api/absences', { firstDay: officeDay(6), lastDay: officeDay(6) }, host.token);
    expect(await freeOn(6)).toEqual([]);
    const calls = await api.get(`/api/calls?from=${officeDay(4)}&to=${officeDay(4)}`, host.token);
    expect(calls.body.calls.map((call: { needsHost: boolean }) => call.needsHost)).toEqual([
      false,
      false,
    ]);
    await api.post('/api/absences', { firstDay: officeDay(4), lastDay: officeDay(4) }, host.token);
    const dayIn = (zone: string) =>
      api.get(`/api/calls?from=${officeDay(4)}&to=${officeDay(4)}&zone=${zone}`, host.token);
    // 10:00 in Greenwich is midnight, the next day, in Kiritimati.
    const found = (await dayIn('Pacific/Kiritimati')).body.calls as { _id: string }[];
    const ids = (calls.body.calls as { _id: string }[]).map(({ _id }) => _id);
    expect(found.filter(({ _id }) => ids.includes(_id))).toEqual([]);
    expect((await dayIn('Mars/Base')).status).toBe(422);
    const away = await api.get(`/api/calls?from=${officeDay(4)}&to=${officeDay(4)}`, host.token);
    expect(away.body.calls.map((call: { needsHost: boolean }) => call.needsHost)).toEqual([
      true,
      true,
    ]);
  });
});

describe('Changing a call', () => {
  const booked = async (people: Person[], over = {}) => {
    const slug = await newType(over, people);
    const email = newEmail('visitor');
    await book(slug, at(3), { email });
    const [call] = await callsOf(email);
    return { id: call!.id, email, slug };
  };

  it('moves and cancels as one meeting in calendars, and tells webhooks', async () => {
    const types = ['call.booked', 'call.moved', 'call.cancelled'];
    await api.post('/api/v1/webhooks', { url: receiver.url, types }, admin.token);
    const host = await newHost();
    const { id, email } = await booked([host]);
    const first = await invitation(email, /^(Your c|C)all with/);
    const moved = await api.put(`/api/calls/${id}/move`, { at: at(4), version: 1 }, host.token);
    expect([moved.status, moved.body.call.startsAt]).toEqual([200, at(4)]);
    const second = await invitation(email, /^Moved: /);
    expect([second.method, second.event.uid, second.event.sequence]).toEqual([
      'REQUEST',
      first.event.uid,
      1,
    ]);
    const stale = await api.post(`/api/calls/${id}/cancel`, { version: 1 }, host.token);
    expect([stale.status, stale.body.code]).toEqual([409, 'version_conflict']);
    expect(stale.body.current).toEqual({ startsAt: at(4), state: 'booked', version: 2 });
    expect((await api.post(`/api/calls/${id}/cancel`, { version: 2 }, host.token)).status).toBe(
      200,
    );
    const third = await invitation(email, /^Cancelled: /);
    expect([third.method, third.event.uid, third.event.sequence]).toEqual([
      'CANCEL',
      first.event.uid,
      2,
    ]);
    expect(third.event.component.getFirstPropertyValue('status')).toBe('CANCELLED');
    expect(third.mail.text).toContain('Choose another time');
    expect(linkIn(third.mail)).toBe(linkIn(first.mail));
    const told = await eventually(
      async () => receiver.received.filter(({ body }) => body.data?.callId === id),
      ({ length }) => length >= 3,
    );
    expect(told.map(({ body }) => [body.type, body.data.startsAt])).toEqual([
      ['call.booked', at(3)],
      ['call.moved', at(4)],
      ['call.cancelled', at(4)],
    ]);
    await stack.sql('DELETE FROM webhook_endpoints');
  });

  it('moves at most five times by its booker, and tells the host in the portal', async () => {
    const host = await newHost();
    const { id, email } = await booked([host]);
    const { mail } = await invitation(email, /^(Your c|C)all with/);
    const move = (day: number) =>
      posted(`/call/${linkIn(mail)}`, { action: 'move', at: at(day) }).then(({ status }) => status);
    const statuses = [];
    for (const day of [4, 5, 4, 5, 4, 5]) statuses.push(await move(day));
    expect(statuses).toEqual([303, 303, 303, 303, 303, 409]);
    expect((await api.put(`/api/calls/${id}/move`, { at: at(6) }, host.token)).status).toBe(200);
    await drained(stack);
    const { body } = await api.get('/api/notifications', host.token);
    const titles = body.notifications.map(({ title }: { title: string }) => title);
    expect(titles.filter((title: string) => title === 'A call has moved').length).toBe(5);
  });

  it('gives it to a free colleague at the same time, or says that nobody is free', async () => {
    const [host, other] = [await newHost(), await newHost()];
    const { id, email, slug } = await booked([host, other]);
    const [{ host_id: mine } = { host_id: '' }] = await stack.sql<{ host_id: string }>(
      'SELECT host_id FROM calls WHERE id = $1',
      [id],
    );
    const [from, to] = mine === host.id ? [host, other] : [other, host];
    expect((await api.post(`/api/calls/${id}/reassign`, {}, admin.token)).status).toBe(200);
    expect((await invitation(from!.email, /^No longer yours: /)).method).toBe('CANCEL');
    expect((await invitation(to!.email, /^(Your c|C)all with/)).method).toBe('REQUEST');
    await invitation(email, /^Now your call with/);
    // A colleague can still take it over after its type changed or its host left.
    await stack.sql('UPDATE call_types SET minutes = 90, horizon_days = 1 WHERE slug = $1', [slug]);
    await stack.sql('UPDATE users SET disabled_at = now() WHERE id = $1', [to!.id]);
    const gone = await api.get('/api/calls/without-host', admin.token);
    expect(gone.body.calls.map(({ _id }: { _id: string }) => _id)).toContain(id);
    expect((await api.post(`/api/calls/${id}/reassign`, {}, admin.token)).status).toBe(200);
    const back = await invitation(from!.email, /^(Your c|C)all with/);
    expect(back.event.duration.toSeconds()).toBe(30 * 60);
    const alone = await booked([await newHost()]);
    const none = await api.post(`/api/calls/${alone.id}/reassign`, {}, admin.token);
    expect([none.status, none.body.code]).toEqual([409, 'no_free_colleague']);
  });

  it('tells its former host also when it changes again before the mail', async () => {
    const [host, other] = [await newHost(), await newHost()];
    const { id } = await booked([host, other]);
    const [{ host_id: mine } = { host_id: '' }] = await stack.sql<{ host_id: string }>(
      'SELECT host_id FROM calls WHERE id = $1',
      [id],
    );
    const from = mine === host.id ? host : other;
    await invitation(from.email, /^(Your c|C)all with/);
    await stack.workers.at(-1)!.stop();
    expect((await api.post(`/api/calls/${id}/reassign`, {}, admin.token)).status).toBe(200);
    expect((await api.put(`/api/calls/${id}/move`, { at: at(4) }, admin.token)).status).toBe(200);
    await stack.startWorker();
    const left = await invitation(from.email, /^No longer yours: /);
    expect([left.method, left.event.sequence]).toEqual(['CANCEL', 2]);
    const to = from === host ? other : host;
    const { body } = await api.get('/api/notifications', to.token);
    expect(body.notifications.map(({ title }: { title: string }) => title)).toContain(
      'A call was passed to you',
    );
  });

  it('keeps its length when its kind changes, and the days away of its host’s own clock', async () => {
    const host = await newHost();
    // Known to Node by an old name, to PostgreSQL perhaps not.
    await stack.sql(`UPDATE users SET time_zone = 'Asia/Calcutta' WHERE id = $1`, [host.id]);
    expect((await api.get('/api/calls/without-host', host.token)).status).toBe(200);
    await stack.sql(`UPDATE users SET time_zone = 'America/Los_Angeles' WHERE id = $1`, [host.id]);
    const { slug } = await booked([host]);
    // 18:00 on the evening before, in Los Angeles.
    expect((await book(slug, at(5, '02:00'))).status).toBe(201);
    await stack.sql('UPDATE call_types SET minutes = 60 WHERE slug = $1', [slug]);
    const lastDay = new Date(Date.parse(at(5)) - 86_400_000).toISOString().slice(0, 10);
    await api.post('/api/absences', { firstDay: lastDay, lastDay }, host.token);
    const { body } = await api.get('/api/calls/without-host', host.token);
    const own = body.calls.filter((call: { host: { _id: string } }) => call.host._id === host.id);
    expect(own).toMatchObject([{ startsAt: at(5, '02:00'), minutes: 30 }]);
  });

  it('of somebody marked as spam takes no time any more', async () => {
    const host = await newHost();
    const { id, email } = await booked([host]);
    await invitation(email, /^(Your c|C)all with/);
    const [lead] = await stack.sql<{ id: string }>('SELECT id FROM leads WHERE email = $1', [
      email,
    ]);
    await api.put(`/api/leads/${lead!.id}`, { state: 'spam', version: 1 }, admin.token);
    await invitation(host.email, /^Cancelled: /);
    const rows = await stack.sql('SELECT state FROM calls WHERE id = $1', [id]);
    expect(rows).toEqual([{ state: 'cancelled' }]);
    await drained(stack);
    expect(await stack.mailbox.all({ to: email })).toHaveLength(1);
  });

  it('is closed to others, and too late for its booker within the least notice', async () => {
    const client = await personWithRole(stack, 'client');
    const stranger = await personWithRole(stack, 'client');
    const request = await raise(stack, client.token);
    await stack.sql(
      `UPDATE call_types SET host_ids = $1, notice_hours = 2 WHERE slug = 'request'`,
      [[hosts[0]!.id]],
    );
    await aroundTheClock(hosts[0]!);
    const { body } = await api.post(
      `/api/requests/${request._id}/calls`,
      { at: at(3), zone: 'Europe/London', note: 'About the data.' },
      client.token,
    );
    const support = await personWithRole(stack, 'support');
    for (const other of [stranger, support]) {
      const answers = await Promise.all([
        api.put(`/api/calls/${body._id}/move`, { at: at(4) }, other.token),
        api.post(`/api/calls/${body._id}/cancel`, {}, other.token),
        api.get(`/api/calls/${body._id}/slots-to-move`, stranger.token),
        api.get(`/api/requests/${request._id}/calls`, stranger.token),
        api.post(`/api/requests/${request._id}/calls`, { at: at(5), zone: 'UTC' }, stranger.token),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    }
    const byStaff = await api.post(
      `/api/requests/${request._id}/calls`,
      { at: at(5), zone: 'UTC' },
      admin.token,
    );
    expect(byStaff.status).toBe(403);
    const key = { 'Idempotency-Key': randomUUID() };
    const moves = [];
    for (const _ of [1, 2]) {
      moves.push(await api.put(`/api/calls/${body._id}/move`, { at: at(4) }, client.token, key));
    }
    expect(moves.map((one) => one.body.call?.version)).toEqual([2, 2]);
    await stack.sql(
      `UPDATE calls SET starts_at = now() + interval '1 hour', ends_at = now() + interval '90 minutes',
         free_at = now() + interval '90 minutes' WHERE id = $1`,
      [body._id],
    );
    const late = await api.post(`/api/calls/${body._id}/cancel`, {}, client.token);
    expect([late.status, late.body.code]).toEqual([409, 'too_late_to_change']);
    expect((await api.post(`/api/calls/${body._id}/cancel`, {}, hosts[0]!.token)).status).toBe(200);
  });
});

describe('A call about a request', () => {
  it('goes to its owner, on days away to the deputy, and stands in its history', async () => {
    const [owner, deputy] = [await newHost(), await newHost()];
    const client = await personWithRole(stack, 'client');
    const request = await raise(stack, client.token);
    await api.post(
      '/api/delegate-request',
      { requestId: request._id, assignTo: 'manager' },
      admin.token,
    );
    await api.put(`/api/requests/${request._id}/assignee`, { assigneeId: owner.id }, admin.token);
    await api.post(
      '/api/absences',
      { firstDay: officeDay(6), lastDay: officeDay(6), deputyId: deputy.id },
      owner.token,
    );
    const take = async (startsAt: string) => {
      const form = { at: startsAt, zone: 'Europe/London', note: 'About the data.' };
      const { body } = await api.post(`/api/requests/${request._id}/calls`, form, client.token);
      const { body: listed } = await api.get(`/api/requests/${request._id}/calls`, client.token);
      return listed.calls.find((call: { _id: string }) => call._id === body._id);
    };
    expect((await take(at(5))).host._id).toBe(owner.id);
    expect((await take(at(6))).host._id).toBe(deputy.id);
    const { body } = await api.get(`/api/requests/${request._id}`, client.token);
    expect(body.request.comments.map((one: { text: string }) => one.text)).toContain(
      'About the data.',
    );
    expect(body.request.history.map((one: { text: string }) => one.text).join()).toContain(
      'A call was booked: ',
    );
    const upcoming = await api.get('/api/calls/upcoming', client.token);
    expect(upcoming.body.calls.map((call: { startsAt: string }) => call.startsAt)).toEqual([
      at(5),
      at(6),
    ]);
    expect(upcoming.body.calls[0]).toMatchObject({ booker: null, canChange: true });
    const second = await raise(stack, client.token);
    const form = { at: at(5), zone: 'Europe/London' };
    const both = await api.post(`/api/requests/${second._id}/calls`, form, client.token);
    expect([both.status, both.body.code]).toEqual([409, 'time_taken']);
    await stack.sql(`UPDATE project_requests SET status = 'withdrawn' WHERE id = $1`, [
      request._id,
    ]);
    const closed = await api.post(`/api/requests/${request._id}/calls`, form, client.token);
    expect([closed.status, closed.body.code]).toEqual([409, 'request_closed']);
  });

  it('is no longer theirs who may no longer read the request', async () => {
    const { company, membershipOf } = companiesAt(stack);
    const { lead, member } = await company('everyone');
    await stack.sql(`UPDATE call_types SET host_ids = $1 WHERE slug = 'request'`, [
      [(await newHost()).id],
    ]);
    const request = await raise(stack, member.token);
    const form = { at: at(4), zone: 'Europe/London' };
    const { body } = await api.post(`/api/requests/${request._id}/calls`, form, member.token);
    const upcoming = async ({ token }: Person) =>
      (await api.get('/api/calls/upcoming', token)).body.calls.length;
    expect(await upcoming(member)).toBe(1);
    const { mail } = await invitation(member.email, /^(Your c|C)all with/);
    expect(mail.text).toContain(`/dashboard/requests/${request._id}#calls`);
    const membership = await membershipOf(lead, member.email);
    await api.delete(`/api/company/members/${membership}`, lead.token);
    expect([await upcoming(member), await upcoming(lead)]).toEqual([0, 1]);
    const move = (by: Person) => api.put(`/api/calls/${body._id}/move`, { at: at(6) }, by.token);
    expect((await move(member)).status).toBe(404);
    expect((await move(lead)).status).toBe(200);
    await invitation(lead.email, /^Moved: /);
    expect(await stack.mailbox.all({ to: member.email, subject: /^Moved: / })).toEqual([]);
  });
});

describe('Reminders', () => {
  it('go out a day and an hour before, once each, and not for what was booked later', async () => {
    const slug = await newType({}, [await newHost()]);
    const email = newEmail('visitor');
    await book(slug, at(5), { email });
    const [call] = await callsOf(email);
    await stack.mailbox.waitFor({ to: email, subject: /^(Your c|C)all with/ });
    const shift = (hours: number) =>
      stack.sql(
        `UPDATE calls SET starts_at = now() + $2 * interval '1 hour',
           ends_at = now() + ($2 + 0.5) * interval '1 hour', next_reminder_at = now() WHERE id = $1`,
        [call!.id, hours],
      );
    await shift(23);
    await stack.mailbox.waitFor({ to: email, subject: /^Reminder: / });
    const [row] = await stack.sql<{ left: number }>(
      `SELECT extract(epoch FROM starts_at - next_reminder_at)::float8 AS left FROM calls WHERE id = $1`,
      [call!.id],
    );
    expect(row!.left).toBeCloseTo(3600, 2);
    await shift(0.9);
    await stack.mailbox.waitForCount(2, { to: email, subject: /^Reminder: / });
    await drained(stack);
    expect(await stack.mailbox.all({ to: email, subject: /^Reminder: / })).toHaveLength(2);
    const rows = await stack.sql('SELECT next_reminder_at AS at FROM calls WHERE id = $1', [
      call!.id,
    ]);
    expect(rows).toEqual([{ at: null }]);
  });
});

describe('The calendars of staff', () => {
  const event = (lines: string) =>
    `BEGIN:VEVENT\nUID:${randomUUID()}\nDTSTAMP:20260101T000000Z\n${lines}\nEND:VEVENT`;
  const calendar = (...events: string[]) =>
    ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:test', ...events, 'END:VCALENDAR']
      .join('\n')
      .replaceAll('\n', '\r\n');
  const stamp = (iso: string) => iso.replace(/[-:]|\.000/g, '');
  const readAgain = (host: Person) =>
    stack.sql('UPDATE call_hosts SET next_attempt_at = now() WHERE user_id = $1', [host.id]);
  const settingsOf = async (host: Person) => (await api.get('/api/call-settings', host.token)).body;

  it('busy times of an own calendar are free for nobody; away, huge, looping or endless, the last copy holds', async () => {
    const host = await newHost();
    const slug = await newType({}, [host]);
    receiver.answer(
      200,
      calendar(
        event(`SUMMARY:Dentist, secret\nDTSTART:${stamp(at(3))}\nDTEND:${stamp(at(3, '11:00'))}`),
        event(
          `TRANSP:TRANSPARENT\nDTSTART:${stamp(at(3, '14:00'))}\nDTEND:${stamp(at(3, '15:00'))}`,
        ),
        event(`RRULE:FREQ=DAILY\nDTSTART;TZID=UTC:20200101T160000\nDTEND;TZID=UTC:20200101T170000`),
      ),
      { 'content-type': 'text/calendar' },
    );
    expect(
      (await api.put('/api/call-settings/calendar', { url: receiver.url }, host.token)).status,
    ).toBe(200);
    await eventually(
      () => settingsOf(host),
      ({ calendarReadAt }) => calendarReadAt !== null,
    );
    const free = async () => {
      const { body } = await api.get(
        `/api/calls/${slug}/slots?from=${officeDay(3)}&to=${officeDay(3)}&zone=UTC&x=${Math.random()}`,
      );
      return body.days[0].times.map(({ time }: { time: string }) => time) as string[];
    };
    const busy = ['10:00', '10:30', '16:00', '16:30'];
    const held = async () => (await free()).filter((time) => busy.includes(time));
    expect(await held()).toEqual([]);
    expect(await free()).toContain('14:00');
    expect(
      (await stack.sql('SELECT * FROM busy_times WHERE user_id = $1', [host.id]))
        .map((row) => JSON.stringify(row))
        .join(),
    ).not.toContain('Dentist');

    for (const [answer, error] of [
      [() => receiver.answer(500), 'It answers with status 500'],
      [
        () => receiver.answer(302, '', { location: receiver.url }),
        'It leads from one address to the next',
      ],
      [
        () => receiver.answer(302, '', { location: receiver.url.replace('://', '://me:word@') }),
        'It leads to an address that we may not read',
      ],
      [() => receiver.answer(200, 'x'.repeat(5 * 1024 * 1024)), 'It is too large to be read'],
      [() => receiver.answer(200, 'not a calendar'), 'This is not a calendar that we can read'],
      [
        () => {
          const apart = Array.from({ length: 2_001 }, (_, index) =>
            event(`DTSTART:${stamp(atMinute(20 * index))}\nDURATION:PT1M`),
          );
          receiver.answer(200, calendar(...apart));
        },
        'The calendar is too full to be read',
      ],
    ] as [() => void, string | RegExp][]) {
      answer();
      await stack.sql('UPDATE call_hosts SET busy_error = NULL WHERE user_id = $1', [host.id]);
      await readAgain(host);
      const { calendarError } = await eventually(
        () => settingsOf(host),
        (one) => one.calendarError !== null,
      );
      expect(calendarError).toMatch(error);
      expect(await held()).toEqual([]);
    }
    receiver.answer(500);
    await stack.sql(
      `UPDATE call_hosts SET busy_read_at = now() - interval '31 minutes', attempts = 7, next_attempt_at = now() WHERE user_id = $1`,
      [host.id],
    );
    const mail = await stack.mailbox.waitFor({
      to: host.email,
      subject: 'We cannot read your calendar',
    });
    expect(mail.text).toContain('calls are booked around what we last saw in it.');
    await api.delete('/api/call-settings/calendar', host.token);
    expect(await held()).toEqual(busy);
  });

  it('until a calendar is read the first time, and beyond its last reading, no times are offered', async () => {
    const host = await newHost();
    const slug = await newType({}, [host]);
    const timesOn = async (day: number) => {
      const on = `from=${officeDay(day)}&to=${officeDay(day)}&zone=UTC`;
      const { body } = await api.get(`/api/calls/${slug}/slots?${on}&x=${Math.random()}`);
      return (body.days as { times: unknown[] }[]).flatMap(({ times }) => times).length;
    };
    expect(await timesOn(3)).toBe(48);
    receiver.answer(200, '<html>Please sign in</html>');
    await api.put('/api/call-settings/calendar', { url: receiver.url }, host.token);
    expect(await timesOn(3)).toBe(0);
    const failed = await eventually(
      () => settingsOf(host),
      ({ calendarError }) => calendarError !== null,
    );
    expect(failed.calendarError).toBe('This is not a calendar that we can read');
    expect(await timesOn(3)).toBe(0);
    await readAgain(host);
    const mail = await stack.mailbox.waitFor({
      to: host.email,
      subject: 'We cannot read your calendar',
    });
    expect(mail.text).toContain('Until we can, no calls can be booked with you.');

    receiver.answer(200, calendar());
    await readAgain(host);
    await eventually(
      () => settingsOf(host),
      ({ calendarReadAt }) => calendarReadAt !== null,
    );
    expect(await timesOn(3)).toBe(48);
    receiver.answer(500);
    await stack.sql(
      `UPDATE call_hosts SET busy_read_at = now() - interval '60 days' WHERE user_id = $1`,
      [host.id],
    );
    expect(await timesOn(3)).toBe(0);
  });

  it('events that are not understood are busy, and named at once to their owner alone', async () => {
    const host = await newHost();
    const slug = await newType({}, [host]);
    const day = officeDay(3).replaceAll('-', '');
    receiver.answer(
      200,
      calendar(
        event(`SUMMARY:Nowhere\nDTSTART;TZID=Nowhere:${day}T120000\nDURATION:PT1H`),
        event(`SUMMARY:Declined\nDTSTART:${stamp(at(4))}\nDURATION:PT1H
ATTENDEE;PARTSTAT=DECLINED:mailto:${host.email}`),
        event('SUMMARY:No start\nDTSTART:soon'),
      ),
    );
    await api.put('/api/call-settings/calendar', { url: receiver.url }, host.token);
    const { calendarProblems, calendarError } = await eventually(
      () => settingsOf(host),
      ({ calendarReadAt }) => calendarReadAt !== null,
    );
    expect(calendarError).toBeNull();
    expect(calendarProblems).toEqual([
      { reason: 'start', title: 'No start', day: null },
      { reason: 'zone', title: 'Nowhere', day: officeDay(3) },
    ]);
    const { body } = await api.get(
      `/api/calls/${slug}/slots?from=${officeDay(3)}&to=${officeDay(4)}&zone=UTC`,
    );
    const days = body.days as { day: string; times: { time: string }[] }[];
    expect(days.some((one) => one.day === officeDay(3))).toBe(false);
    expect(days[0]!.times.map(({ time }) => time)).toContain('10:00');
    expect((await settingsOf(hosts[0]!)).calendarProblems).toEqual([]);
    await api.delete('/api/call-settings/calendar', host.token);
    expect((await settingsOf(host)).calendarProblems).toEqual([]);
  });

  it('a calendar is read no more once its owner has left', async () => {
    const asked: string[] = [];
    receiver.reply = (response, request) => {
      asked.push(request.url!);
      response.writeHead(200).end(calendar());
    };
    const [left, stays] = [await newHost(), await newHost()];
    for (const host of [left, stays]) {
      const url = `${receiver.url}/${host.id}`;
      await api.put('/api/call-settings/calendar', { url }, host.token);
    }
    const reads = (host: Person) => asked.filter((url) => url.endsWith(host.id)).length;
    await eventually(
      () => Promise.all([left, stays].map(settingsOf)),
      (all) => all.every(({ calendarReadAt }) => calendarReadAt !== null),
    );
    await stack.sql('UPDATE users SET disabled_at = now() WHERE id = $1', [left.id]);
    const before = reads(left);
    const overdue = `UPDATE call_hosts SET next_attempt_at = now() - interval '1 day' WHERE user_id = $1`;
    await stack.sql(overdue, [left.id]);
    await readAgain(stays);
    await eventually(
      async () => reads(stays),
      (count) => count > 1,
    );
    expect(reads(left)).toBe(before);
    const metrics = await (await fetch(`${stack.baseUrl}/metrics`)).text();
    const [, oldest] = /^busy_calendars_oldest_due_seconds (\S+)$/m.exec(metrics)!;
    expect(Number(oldest)).toBeLessThan(3_600);
  });

  it('a secret feed has their calls, until it is revoked', async () => {
    const host = await newHost();
    const slug = await newType({}, [host]);
    const { body } = await api.post('/api/call-settings/feed', {}, host.token);
    await book(slug, at(3));
    const path = new URL(body.url).pathname;
    const answer = await fetch(`${stack.baseUrl}${path}`);
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    const { events } = parsed(await answer.text());
    expect(events.map((one) => one.startDate.toJSDate().toISOString())).toEqual([at(3)]);
    expect(
      await stack.sql('SELECT feed_hash FROM call_hosts WHERE user_id = $1', [host.id]),
    ).toEqual([
      {
        feed_hash: createHash('sha256')
          .update(path.split('/').at(-1)!.replace('.ics', ''))
          .digest('hex'),
      },
    ]);
    await api.delete('/api/call-settings/feed', host.token);
    expect((await fetch(`${stack.baseUrl}${path}`)).status).toBe(404);
  });
});

describe('Settings and erasure', () => {
  it('are for those they concern', async () => {
    const client = await personWithRole(stack, 'client');
    const [support] = [hosts[2]!];
    const asked = await Promise.all([
      api.get('/api/calls?from=2026-12-01&to=2026-12-02', client.token),
      api.get('/api/call-settings', client.token),
      api.get('/api/call-types', support.token),
      api.get('/api/calls?from=2026-12-01&to=2026-12-02'),
    ]);
    expect(asked.map(({ status }) => status)).toEqual([403, 403, 403, 401]);
    const wrong = await Promise.all([
      api.put(
        '/api/call-settings',
        { hours: ['1 09:00-12:00', '1 11:00-13:00'], version: 1 },
        support.token,
      ),
      api.put(
        '/api/call-settings',
        { hours: [], link: 'http://meet.example/x', version: 1 },
        support.token,
      ),
      api.get('/api/calls?from=2026-12-01&to=2027-12-02', support.token),
      api.get('/api/calls?from=2026-12-02&to=2026-12-01', support.token),
    ]);
    expect(wrong.map(({ status }) => status)).toEqual([422, 422, 422, 422]);
  });

  it('an erased visitor’s call keeps its time without its person, and frees what is to come', async () => {
    const host = await newHost();
    const slug = await newType({}, [host]);
    const email = newEmail('visitor');
    await book(slug, at(3), { email, zone: 'Asia/Tokyo' });
    const [{ id, lead_id: lead } = { id: '', lead_id: '' }] = await callsOf(email);
    const { mail } = await invitation(email, /^(Your c|C)all with/);
    expect((await api.delete(`/api/leads/${lead}`, admin.token)).status).toBe(204);
    const rows = await stack.sql('SELECT state, zone, lead_id FROM calls WHERE id = $1', [id]);
    expect(rows).toEqual([{ state: 'cancelled', zone: 'Europe/London', lead_id: null }]);
    expect((await invitation(host.email, /^Cancelled: /)).method).toBe('CANCEL');
    const page = await fetch(`${stack.baseUrl}/call/${linkIn(mail)}`);
    expect([page.status, await page.text()]).toEqual([
      404,
      expect.stringContaining('There is no call here'),
    ]);
    const far = await fetch(`${stack.baseUrl}/book/${slug}?from=9999-12-30&day=9999-12-31`);
    expect(far.status).toBe(200);
    expect((await api.get(`/api/calls/${slug}/slots?from=9999-12-30`)).status).toBeLessThan(500);
    expect((await book(slug, at(3))).status).toBe(201);
  });

  it('a mail is not lost when the worker dies between booking and sending', async () => {
    const slug = await newType({}, [await newHost()]);
    const email = newEmail('visitor');
    await stack.workers.at(-1)!.kill();
    expect((await book(slug, at(9), { email })).status).toBe(201);
    await stack.startWorker();
    await invitation(email, /^(Your c|C)all with/);
    await drained(stack);
    expect(await stack.mailbox.all({ to: email })).toHaveLength(1);
  });
});
