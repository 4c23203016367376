import 'reflect-metadata';
import '../../backend/app.module';
import { personalColumns, textColumns } from '../../backend/database/columns';
import { personalData } from '../../backend/personal-data/personal-data.public';
import { wordColumns } from '../../backend/personal-data/personal-rows';
import { companiesAt } from '../support/company';
import { deskAt } from '../support/desk';
import { drained } from '../support/drained';
import { eventually } from '../support/eventually';
import { uploaded } from '../support/files';
import { contactForm } from '../support/forms';
import { newEmail, personWithRole, type Person } from '../support/people';
import { dumpOf, erased, linesWith, unzipped } from '../support/privacy';
import { startStack, type Stack } from '../support/stack';

let stack: Stack;
let desk: ReturnType<typeof deskAt>;
let admin: Person;
let support: Person;

beforeAll(async () => {
  stack = await startStack();
  desk = deskAt(stack);
  [admin, support] = [await personWithRole(stack, 'admin'), await personWithRole(stack, 'support')];
});
afterAll(() => stack.stop());

type Words = { email: string; words: string; phone: string };
type Named = Person & Words;

let phones = 900_100;

async function named(person: Person, firstName: string, lastName: string): Promise<Named> {
  phones += 1;
  const phone = `+44 7700 ${phones}`;
  await stack.sql('UPDATE users SET first_name = $2, last_name = $3, phone = $4 WHERE id = $1', [
    person.id,
    firstName,
    lastName,
    phone,
  ]);
  return { ...person, phone, words: `${firstName} ${lastName} (${person.email}, ${phone})` };
}

const ok = ({ status, body }: { status: number; body: { code?: string } }) =>
  expect([status < 300, body.code]).toEqual([true, undefined]);

async function erase({ id, token, password }: Person): Promise<void> {
  ok(await desk.api.post('/api/privacy/erase', { currentPassword: password }, token));
  await erased(stack, id);
}

/** A row for each table that no call below writes, of the person, the request and the lead. */
const ROWS = [
  `INSERT INTO authenticators (id, user_id, kind, name, credential_id, public_key)
   VALUES (gen_random_uuid(), $1, 'passkey', '', $1, '\\x00')`,
  `INSERT INTO provider_identities (id, user_id, provider, subject)
   VALUES (gen_random_uuid(), $1, 'google', $1)`,
  `INSERT INTO pending_registrations (id, email, expires_at)
   VALUES (gen_random_uuid(), $2, now() + interval '1 day')`,
  `INSERT INTO pending_links (id, provider, subject, email, bound_to, expires_at)
   VALUES (gen_random_uuid(), 'google', $1, $2, '', now() + interval '1 day')`,
  `INSERT INTO former_addresses (user_id, email) VALUES ($1, 'former.' || $2)`,
  `INSERT INTO idempotency_keys (id, user_id, key, route, body_hash)
   VALUES (gen_random_uuid(), $1, $1, 'POST /api/any', '')`,
  `INSERT INTO one_time_tokens (id, purpose, subject_id, email, token_hash, expires_at)
   VALUES (gen_random_uuid(), 'reset_password', $1, $2, md5($1), now() + interval '1 day')`,
  `WITH made AS (INSERT INTO organisations (id, name) VALUES (gen_random_uuid(), 'Other firm') RETURNING id)
   INSERT INTO memberships (id, organisation_id, email, role, state)
   SELECT gen_random_uuid(), id, $2, 'member', 'invited' FROM made`,
  `INSERT INTO inbound_mails (id, source_id, content_hash, storage_key, bytes, state, person_id)
   VALUES (gen_random_uuid(), $1, '\\x00', 'mails/' || $1, 9, 'held', $1::uuid)`,
  `INSERT INTO request_notes (id, request_id, team, author_id, body)
   VALUES (gen_random_uuid(), $3, 'support', $5, '')`,
  `INSERT INTO request_reasons (event_id, request_id, body)
   SELECT id, $3::uuid, '' FROM events WHERE subject_id = $3 AND actor_id = $1 LIMIT 1`,
  `INSERT INTO lead_notes (event_id, lead_id, body)
   SELECT id, $4::uuid, '' FROM events WHERE subject_id = $4 LIMIT 1`,
  `WITH rated AS (INSERT INTO ratings (id, request_id, person_id, asked_at)
     VALUES (gen_random_uuid(), $3, $1, now()) RETURNING id)
   INSERT INTO testimonials (id, rating_id, wording, shown_name, state, sha256, consent, approved_at, until)
   SELECT gen_random_uuid(), id, '', '', 'approved', '', '', now(), '2030-01-01' FROM rated`,
  `INSERT INTO billing_details (id, user_id, email) VALUES (gen_random_uuid(), $1, $2)`,
  `INSERT INTO proposals (id, request_id, kind, author_id, draft)
   VALUES (gen_random_uuid(), $3, 'offer', $5, jsonb_build_object('scope', $6::text))`,
  `WITH sent AS (INSERT INTO proposal_versions (id, proposal_id, number, content, sha256, currency,
       net_minor, vat_minor, total_minor, terms_version, valid_until, sent_by)
     SELECT gen_random_uuid(), id, 1, $6, encode(sha256(convert_to($6, 'UTF8')), 'hex'), 'USD', 1, 0, 1,
       '1', '2030-01-01', $5 FROM proposals WHERE request_id = $3 RETURNING id)
   INSERT INTO proposal_decisions (id, version_id, person_id, decision, name, capacity, reason, network,
     user_agent, sha256, terms_sha256)
   SELECT gen_random_uuid(), id, $1, 'declined', $6, 'client', $6, $6, $6, '', '' FROM sent`,
];

async function withRowsEverywhere(client: Named): Promise<string[]> {
  const { id, email, token, words, phone } = client;
  const { _id: requestId } = await desk.delegated(client, admin, 'support', {
    contactEmail: email,
    contactPhone: phone,
  });
  const file = await uploaded(stack, client);
  ok(await desk.reply(client, requestId, 'Here.', { attachments: [file] }));
  ok(await desk.reply(support, requestId, 'Thank you.'));
  const tokenForm = { name: 'Mine', scopes: ['requests:read'], days: 9 };
  ok(await desk.api.post('/api/tokens', tokenForm, token));
  ok(await desk.api.post('/api/forms/contact', contactForm({ email })));
  ok(await desk.api.post('/api/newsletter/subscribe', { email, page: '/', source: 'footer' }));
  const { body: slots } = await desk.api.get(`/api/requests/${requestId}/call-slots`, token);
  const at = slots.days[1].times[0].startsAt as string;
  ok(await desk.api.post(`/api/requests/${requestId}/calls`, { at, zone: 'Asia/Tokyo' }, token));
  await drained(stack);
  const [lead] = await stack.sql<{ id: string }>('SELECT id FROM leads WHERE email = $1', [email]);
  const [subscriber] = await stack.sql<{ id: string }>(
    'SELECT id FROM subscribers WHERE email = $1',
    [email],
  );
  const given = [id, email, requestId, lead!.id, support.id, words];
  for (const text of ROWS) {
    // Not bound, because a value has several types in one statement.
    const literal = (at: number) => `'${given[at - 1]!.replaceAll("'", "''")}'`;
    await stack.sql(text.replace(/\$(\d)/g, (_, at: string) => literal(Number(at))));
  }
  const ratings = await stack.sql<{ id: string }>('SELECT id FROM ratings WHERE person_id = $1', [
    id,
  ]);
  return [id, email, requestId, lead!.id, subscriber!.id, ...ratings.map((one) => one.id)];
}

/** They refuse such a change, or hold an address of the person by themselves. */
const NOT_FILLED = [
  'events.network',
  'data_requests.farewell',
  'former_addresses.email',
  'calls.zone',
  'users.first_name',
  'users.last_name',
  'users.phone',
  'users.time_zone',
];

const columns = () =>
  personalData()
    .filter(({ kept, erase }) => erase || !kept)
    .flatMap(({ table }) => personalColumns(table));

/** Returns columns of which no row is theirs. */
async function fill(
  { email, words }: Words,
  ids: string[],
  filledColumns = columns(),
): Promise<string[]> {
  const missing: string[] = [];
  const isTheirs = '(t::text ILIKE ANY($1))';
  for (const { table, column } of filledColumns) {
    const name = `${table}.${column}`;
    // Drafts of invoices belong to an accepted proposal: `test/api/invoices-erasing.test.ts`.
    if (NOT_FILLED.includes(name) || table.startsWith('proposal') || table === 'invoices') continue;
    const [type] = await stack.sql<{ type: string }>(
      `SELECT udt_name AS type FROM information_schema.columns
       WHERE table_schema = 'public' AND table_name = $1 AND column_name = $2`,
      [table, column],
    );
    const [value, given] = {
      citext: ['$2::citext', email],
      jsonb: [`jsonb_build_array(jsonb_build_object('text', $2::text))`, words],
      _text: ['ARRAY[$2::text]', words],
    }[type!.type] ?? ['$2', words];
    const filled = await stack.sql(
      `UPDATE ${table} t SET ${column} = ${value} WHERE ${isTheirs} RETURNING 1`,
      [ids.map((id) => `%${id}%`), given],
    );
    if (filled.length === 0) missing.push(name);
  }
  return missing;
}

async function namedIn({ email, words, phone }: Words): Promise<string[]> {
  const [fullName] = words.split(' (');
  const parts = [fullName!, email, phone].map((part) => part.toLowerCase());
  const found: string[] = [];
  for (const { table, column } of columns()) {
    const rows = await stack.sql<{ value: string }>(
      `SELECT lower(${column}::text) AS value FROM ${table} WHERE ${column} IS NOT NULL`,
    );
    const naming = rows.find(({ value }) => parts.some((part) => value.includes(part)));
    if (naming) found.push(`${table}.${column}: ${naming.value}`);
  }
  return found;
}

it('No check refuses a column whose words are taken out, unless they are cut', async () => {
  const isCut = (table: string, column: string) =>
    textColumns(table).some((one) => one.column === column && one.longest);
  const words = personalData()
    .filter(({ redacted, mentions }) => redacted || mentions)
    .flatMap(({ table, mentions }) =>
      (mentions?.columns ?? wordColumns(table))
        .filter((column) => !isCut(table, column))
        .map((column) => `${table}.${column}`),
    );
  const checked = await stack.sql<{ name: string }>(
    `SELECT c.conrelid::regclass || '.' || a.attname AS name FROM pg_constraint c
       JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = ANY(c.conkey)
     WHERE c.contype = 'c'`,
  );
  expect(words.length).toBeGreaterThan(10);
  expect(checked.map(({ name }) => name).filter((name) => words.includes(name))).toEqual([]);
});

const CHOICES = { timeline: 'flexible', urgency: 'critical', budget: 'discuss' };

const NAMES: [first: string, last: string][] = [
  ['Morning', 'Call'],
  ['Other', 'discuss'],
  ['flexible', 'critical'],
  ['E.', "d'Arc-Ö'Neil"],
  ['Jo', "'t Hooft Jr."],
];

describe('Erasing a client', () => {
  it.each(NAMES)(
    'called %s %s leaves nothing of theirs in any personal column',
    async (...name) => {
      const client = await named(await personWithRole(stack, 'client'), ...name);
      const ids = await withRowsEverywhere(client);
      expect(await fill(client, ids)).toEqual([]);
      expect((await namedIn(client)).length).toBeGreaterThan(50);
      await erase(client);
      await drained(stack);
      expect(await namedIn(client)).toEqual([]);
    },
  );

  it.each(NAMES)(
    'called %s %s takes them out of a request that others have, and leaves its choices',
    async (...name) => {
      const { company } = companiesAt(stack);
      const { member, lead } = await company('everyone');
      const client = await named(member, ...name);
      const { words, email } = client;
      const [first, last] = name;
      const { _id } = await desk.delegated(client, admin, 'support', CHOICES);
      const file = await uploaded(stack, lead);
      ok(await desk.reply(lead, _id, `As ${first} said, and ${last}.`, { attachments: [file] }));
      await stack.sql(
        `UPDATE project_requests SET project_name = $2, description = $2, company = $2, team_size = $2,
           industry = $2, current_challenges = $2, expected_outcomes = $2, contact_email = $3
         WHERE id = $1`,
        [_id, words, email],
      );
      // As long as a name may be, and longer without the person.
      const long = `${first} and ${last}, `.repeat(200).slice(0, 190);
      await stack.sql('UPDATE attachments SET name = $2 WHERE id = $1', [file, `${long}.txt`]);
      await drained(stack);
      const told = await stack.sql(
        `UPDATE notifications n SET message = $2 FROM events e
         WHERE e.id = n.event_id AND n.request_id IS NULL AND e.data->'after'->>'userId' = $1
         RETURNING 1`,
        [client.id, `${first} ${last} belongs to your company now.`],
      );
      expect(told.length).toBeGreaterThan(0);
      await erase(client);
      await drained(stack);
      expect(await namedIn(client)).toEqual([]);
      const [left] = await stack.sql(
        `SELECT timeline, urgency, budget, project_name, contact_email FROM project_requests
         WHERE id = $1`,
        [_id],
      );
      expect(left).toEqual({
        ...CHOICES,
        project_name: '[erased] ([erased], [erased])',
        contact_email: lead.email,
      });
      const { comments } = await desk.detail(support, _id);
      const { name: fileName } = comments[0].attachments[0];
      expect(fileName).toMatch(/^(?:\[erased\]|E\.) and \[erased\], .+\.txt$/);
      expect(comments[0].text).toBe(
        first === 'E.' ? 'As E. said, and [erased].' : 'As [erased] said, and [erased].',
      );
    },
  );
});

describe('What staff wrote elsewhere', () => {
  it.each([
    ['E.', "d'Arc-Ö'Neil"],
    ['Jo', "'t Hooft Jr."],
  ])('loses the whole name %s %s', async (...name) => {
    const other = await personWithRole(stack, 'client');
    const { _id } = await desk.delegated(other, admin);
    const client = await named(await personWithRole(stack, 'client'), ...name);
    ok(await desk.reply(support, _id, `As ${name.join(' ')} asked; ${name[1]} knows.`));
    await erase(client);
    const { comments } = await desk.detail(support, _id);
    expect(comments[0].text).toBe(`As [erased] asked; ${name[1]} knows.`);
  });
});

/** Of an address that has no account. `$1` is the lead or the subscriber. */
const ROWS_OF_ADDRESS = [
  `INSERT INTO pending_registrations (id, email, expires_at)
   VALUES (gen_random_uuid(), $2, now() + interval '1 day')`,
  `INSERT INTO pending_links (id, provider, subject, email, bound_to, expires_at)
   VALUES (gen_random_uuid(), 'google', $1, $2, '', now() + interval '1 day')`,
  `INSERT INTO one_time_tokens (id, purpose, subject_id, email, token_hash, expires_at)
   VALUES (gen_random_uuid(), 'join_organisation', gen_random_uuid(), $2, md5($1), now() + interval '1 day')`,
  `WITH made AS (INSERT INTO organisations (id, name) VALUES (gen_random_uuid(), 'Other firm') RETURNING id)
   INSERT INTO memberships (id, organisation_id, email, role, state)
   SELECT gen_random_uuid(), id, $2, 'member', 'invited' FROM made`,
  `INSERT INTO idempotency_keys (id, user_id, key, route, body_hash, answer)
   VALUES (gen_random_uuid(), $3, $1, 'PUT /api/leads/' || $1, '', jsonb_build_object('email', $2::text))`,
  `INSERT INTO inbound_mails (id, source_id, content_hash, storage_key, bytes, state, from_address)
   VALUES (gen_random_uuid(), $1, '\\x00', 'mails/' || $1, 9, 'unmatched', $2)`,
  `INSERT INTO notifications (id, user_id, type, title, message)
   VALUES (gen_random_uuid(), $3, 'info', 'Call', 'Call ' || $2 || ', please.')`,
];

const ROWS_OF_LEAD = [
  `INSERT INTO calls (id, type_id, host_id, during, blocked, state, lead_id, zone)
   SELECT gen_random_uuid(), id, $3, tstzrange('2026-01-05', '2026-01-06'), tstzrange('2026-01-05', '2026-01-06'),
     'cancelled', $1, 'Asia/Tokyo' FROM call_types LIMIT 1`,
  `INSERT INTO lead_notes (event_id, lead_id, body)
   SELECT id, $1::uuid, '' FROM events WHERE subject_id = $1 LIMIT 1`,
];

/** Hold the address by themselves. */
const FOUND_BY = ['inbound_mails.from_address'];

/** Staff's own notes, copies of other columns, and rows that are deleted within a day. */
const NOT_EXPORTED = [
  'lead_notes.body',
  'leads.search_text',
  'subscribers.search_text',
  'idempotency_keys.answer',
  'one_time_tokens.email',
  'outbox_mails.last_error',
  'data_requests.farewell',
  'calls.zone',
  ...['email', 'first_name', 'last_name', 'company', 'subject'].flatMap((column) => [
    `pending_registrations.${column}`,
    `pending_links.${column}`,
  ]),
];

const columnsOf = (kind: 'lead' | 'subscriber') =>
  personalData()
    .filter(({ erase, deleted, cleared, redacted }) =>
      [erase, deleted, cleared, redacted].some((rows) => rows?.[kind]),
    )
    .flatMap(({ table }) => personalColumns(table));

async function archiveOf({ email }: Words, id: string): Promise<Record<string, string>> {
  ok(await desk.api.post('/api/admin/privacy', { kind: 'export', email }, admin.token));
  const made = await eventually(
    async () => {
      const { body } = await desk.api.get('/api/admin/privacy?limit=100', admin.token);
      return body.dataRequests.find((one: { subjectId: string }) => one.subjectId === id);
    },
    (one) => one?.hasFile,
  );
  const response = await fetch(`${stack.baseUrl}/api/admin/privacy/${made._id}/file`, {
    headers: { authorization: `Bearer ${admin.token}` },
  });
  return unzipped(Buffer.from(await response.arrayBuffer()));
}

const STRANGERS = NAMES.flatMap(([first, last]) =>
  (['lead', 'subscriber'] as const).map((kind) => ({ kind, first, last })),
);

async function stranger({ kind, first, last }: (typeof STRANGERS)[number]) {
  phones += 1;
  const [email, phone] = [newEmail('visitor'), `+44 7700 ${phones}`];
  const words = `${first} ${last} (${email}, ${phone})`;
  const names = { firstName: first, lastName: last };
  ok(
    kind === 'lead'
      ? await desk.api.post('/api/forms/contact', contactForm({ ...names, email, phone }))
      : await desk.api.post('/api/newsletter/subscribe', { email, page: '/', source: 'footer' }),
  );
  const [found] = await stack.sql<{ id: string }>(`SELECT id FROM ${kind}s WHERE email = $1`, [
    email,
  ]);
  await drained(stack);
  const given = [found!.id, email, support.id];
  for (const text of [...ROWS_OF_ADDRESS, ...(kind === 'lead' ? ROWS_OF_LEAD : [])]) {
    await stack.sql(text.replace(/\$(\d)/g, (_, at: string) => `'${given[Number(at) - 1]}'`));
  }
  return { id: found!.id, email, phone, words };
}

const networksOf = (id: string) =>
  stack.sql(
    'SELECT 1 FROM events WHERE subject_id = $1 AND actor_id IS NULL AND network IS NOT NULL',
    [id],
  );

describe('Erasing somebody without an account', () => {
  it.each(STRANGERS)(
    'a $kind called $first $last leaves nothing, and the export had it all',
    async (one) => {
      const { id, ...person } = await stranger(one);
      const filled = columnsOf(one.kind).filter(
        ({ table, column }) => !FOUND_BY.includes(`${table}.${column}`),
      );
      expect(await fill(person, [id, person.email], filled)).toEqual([]);
      const found = await namedIn(person);
      for (const { table, column } of filled.filter(({ table }) => table !== 'events')) {
        const name = `${table}.${column}`;
        if (!NOT_FILLED.includes(name)) expect(found.join('\n')).toContain(name);
      }
      const archive = await archiveOf(person, id);
      const missing = filled
        .map(({ table, column }) => ({ table, name: `${table}.${column}` }))
        .filter(({ name }) => !NOT_EXPORTED.includes(name) && !NOT_FILLED.includes(name))
        .filter(({ table }) => !archive[`data/${table}.json`]?.includes(person.email));
      expect(missing).toEqual([]);
      expect(await networksOf(id)).not.toEqual([]);
      const { status } = await desk.api.delete(`/api/${one.kind}s/${id}`, admin.token);
      expect(status).toBe(204);
      await drained(stack);
      expect(await namedIn(person)).toEqual([]);
      expect(linesWith(await dumpOf(stack), [person.email, person.phone])).toEqual([]);
      expect(await networksOf(id)).toEqual([]);
      expect(await stack.sql(`SELECT 1 FROM calls WHERE zone = 'Asia/Tokyo'`)).toEqual([]);
    },
  );

  it('leaves an account with the same address alone', async () => {
    const client = await named(await personWithRole(stack, 'client'), 'Amira', 'Khan');
    const { email, token } = client;
    ok(await desk.api.post('/api/forms/contact', contactForm({ email })));
    const { _id } = await desk.delegated(client, admin);
    ok(await desk.reply(support, _id, `We write to ${email} from now on.`));
    await drained(stack);
    const [lead] = await stack.sql<{ id: string }>('SELECT id FROM leads WHERE email = $1', [
      email,
    ]);
    expect((await desk.api.delete(`/api/leads/${lead!.id}`, admin.token)).status).toBe(204);
    const { comments } = await desk.detail({ token }, _id);
    expect(comments.at(-1).text).toContain(email);
    const mails = await stack.sql<{ template: string }>(
      'SELECT template FROM outbox_mails WHERE recipient = $1',
      [email],
    );
    expect(mails.length).toBeGreaterThan(0);
    expect(mails.map(({ template }) => template)).not.toContain('lead-received');
  });
});
