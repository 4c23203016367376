import { Api } from './api';
import { eventually } from './eventually';
import type { StoredMail } from './mailbox';
import { personWithRole, type Person } from './people';
import { startStack, type Stack } from './stack';
import { allAtOnce } from '../run/issue-readers.mts';

export let stack: Stack;
export let api: Api;
export let author: Person;
/** Another admin, who approves. */
export let second: Person;

/** An own stack for the tests of a file, set by `stack` and its neighbours. */
export function useIssues(env: () => Record<string, string> = () => ({})): void {
  beforeAll(async () => {
    stack = await startStack({ apart: true, env: { MAIL_POLL_MS: '400', ...env() } });
    api = new Api(stack.baseUrl);
    [author, second] = [await personWithRole(stack, 'admin'), await personWithRole(stack, 'admin')];
  });
  afterAll(() => stack?.stop());
  afterEach(async () => {
    // Only one is sent at a time, so one that a failed test left would fail those that follow.
    await stack.sql(`UPDATE issues SET state = 'stopped' WHERE state = ANY($1)`, [UNDER_WAY]);
    await allAtOnce(stack.sql);
    const differ = () => stack.sql(MISCOUNTED);
    await eventually(differ, (rows) => rows.length === 0);
  });
}

const UNDER_WAY = ['scheduled', 'freezing', 'sending', 'paused'];

export const TEXT = {
  subject: 'What we learned – in November',
  preheader: 'Three projects, and one we advised against.',
  body: '## Spare parts\n\nIt *paid* in [nine weeks](/case-studies), see [theirs](https://parts.example/a?b=1&c=2).\n\n- one\n- two',
  topics: ['newsletter'],
};

export type Issue = {
  _id: string;
  slug: string;
  state: string;
  halted: string | null;
  version: number;
  total: number;
  moves: string[];
  counts: { pool: string; state: string; mails: number }[];
  failures: { reply: string; mails: number }[];
};

export const write = async (over: object = {}): Promise<Issue> => {
  const { status, body } = await api.post('/api/issues', { ...TEXT, ...over }, author.token);
  expect(status).toBe(201);
  return body as Issue;
};
export const move = async (id: string, name: string, who = author, over: object = {}) => {
  const { version } = await read(id);
  return api.post(`/api/issues/${id}/moves`, { move: name, version, ...over }, who.token);
};
export const read = async (id: string) =>
  (await api.get(`/api/issues/${id}`, author.token)).body as Issue;

export const until = (id: string, state: string) =>
  eventually(
    () => read(id),
    (issue) => issue.state === state,
  );

export async function approved(over: object = {}): Promise<Issue> {
  const { _id } = await write(over);
  expect((await move(_id, 'submit')).status).toBe(200);
  expect((await move(_id, 'approve', second)).status).toBe(200);
  return read(_id);
}

/** No mail is due, so an issue that starts stays under way. */
export const holdBack = () =>
  stack.sql('UPDATE issue_pools SET per_minute = 1, tokens = 0, refilled_at = now()');

/** Its readers are known, and no mail is due. */
export async function heldBack(over: object = {}): Promise<string> {
  await holdBack();
  const { _id } = await approved(over);
  await move(_id, 'schedule');
  await until(_id, 'sending');
  return _id;
}

export async function sent(over: object = {}): Promise<Issue> {
  const { _id } = await approved(over);
  expect((await move(_id, 'schedule')).status).toBe(200);
  return until(_id, 'sent');
}

export const stateOf = async (email: string) => {
  const [row] = await stack.sql<{ state: string }>(
    'SELECT state FROM subscribers WHERE email = $1',
    [email],
  );
  return row!.state;
};
export const countOf = ({ counts }: Issue, state: string) =>
  counts.filter((one) => one.state === state).reduce((sum, { mails }) => sum + mails, 0);

export const mailTo = (email: string, subject = TEXT.subject) =>
  stack.mailbox.waitFor({ to: email, subject });

export const DELIVERY = `
  SELECT state, refusals, attempt FROM issue_deliveries WHERE issue_id = $1 AND subscriber_id = $2`;
export type Delivery = { state: number; refusals: number; attempt: number };

export const idOf = ({ headers }: StoredMail): string => headers['message-id']!;
export const envelopeOf = (mail: StoredMail): string => mail.envelopeFrom;

/** Differences between the counts that are kept and the deliveries. */
export const MISCOUNTED = `
  SELECT * FROM (SELECT issue_id, pool, state, mails FROM issue_counts WHERE mails <> 0) kept
    FULL JOIN (SELECT issue_id, pool, state, count(*)::int AS mails FROM issue_deliveries
      GROUP BY 1, 2, 3) found USING (issue_id, pool, state)
  WHERE kept.mails IS DISTINCT FROM found.mails`;
