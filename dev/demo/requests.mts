import type { Client } from 'pg';
import type { DemoEvent } from './events.mts';
import {
  type DemoRequest,
  eventOf,
  REQUESTS,
  stepsOf,
  summaryOf,
  type TimedStep,
} from './history.mts';
import { writeFiles } from './files.mts';
import { momentOf } from './moment.mts';
import { personOf } from './people.mts';
import { loadProduct } from './product.mts';
import { insert } from './rows.mts';

export interface WrittenRequest {
  id: string;
  reference: string;
  createdAt: Date;
}

const HOUR = 3_600_000;
const READ_AFTER = 5 * 24 * HOUR;

/** Inserts oldest first, so that reference numbers follow the dates. */
export async function writeRequests(
  client: Client,
  ids: Map<string, string>,
  filesDir: string,
): Promise<{ written: Map<string, WrittenRequest>; events: DemoEvent[] }> {
  const written = new Map<string, WrittenRequest>();
  const events: DemoEvent[] = [];
  for (const request of REQUESTS.toReversed()) {
    const steps = stepsOf(request);
    const clientId = ids.get(request.client) ?? '';
    const row = await writeRequest(client, request, clientId, steps);
    const { id: requestId, createdAt } = row;
    const place = { requestId, uploaderId: clientId, createdAt };
    await writeFiles(client, filesDir, request.files ?? [], place);
    const delegationId = await writeConversation(client, requestId, steps, ids, filesDir);
    await writeNotifications(client, request, row, clientId, steps);
    written.set(request.projectName, row);
    const { requestRaised } = loadProduct();
    const subject = row.id;
    events.push({ at: row.createdAt, event: requestRaised({ subject, actor: clientId }) });
    for (const step of steps) {
      const about = { subject, actor: ids.get(step.by) ?? '' };
      events.push(...[eventOf(step, about, delegationId) ?? []].flat());
    }
  }
  return { written, events };
}

async function writeRequest(
  client: Client,
  { client: key, raised, since: _since, agreedPrice, files: _files, ...columns }: DemoRequest,
  userId: string,
  steps: TimedStep[],
): Promise<WrittenRequest> {
  const { CURRENCY, minorOf, progressAt, referenceOf } = loadProduct();
  const { email, phone, firstName, lastName, company, teamSize, industry } = personOf(key);
  const { rows } = await client.query<{ number: number }>(
    `SELECT nextval('project_requests_number_seq')::int AS number`,
  );
  const row = { ...columns, ...rows[0], company, contactEmail: email };
  const createdAt = momentOf(raised);
  const id = await insert(client, 'project_requests', {
    ...row,
    ...summaryOf(steps, createdAt, key),
    userId,
    contactPhone: phone,
    teamSize,
    industry,
    progress: steps.reduce((last, { to }) => progressAt(to, last), progressAt('pending', 0)),
    clientName: `${firstName} ${lastName}`,
    createdAt,
    ...(agreedPrice && {
      agreedMinor: minorOf(agreedPrice),
      agreedCurrency: CURRENCY,
      agreedAt: steps.find(({ to }) => to === 'approved')?.at ?? createdAt,
    }),
  });
  return { id, reference: referenceOf(rows[0]?.number ?? 0), createdAt };
}

async function writeConversation(
  client: Client,
  requestId: string,
  steps: TimedStep[],
  ids: Map<string, string>,
  filesDir: string,
): Promise<string> {
  let delegationId = '';
  for (const { at, by, notes, writes, delegatesTo: assignTo, withNotes, files = [] } of steps) {
    const { role } = personOf(by);
    const row = { requestId, createdAt: at };
    const authored = { ...row, authorId: ids.get(by), body: notes ?? writes };
    if (notes) await insert(client, 'request_notes', { ...authored, team: role });
    if (writes) {
      const comment = { ...authored, isFromStaff: role !== 'client' };
      const commentId = await insert(client, 'request_comments', comment);
      const place = { ...row, commentId, uploaderId: ids.get(by) };
      await writeFiles(client, filesDir, files, place);
    }
    if (assignTo) {
      const delegation = { ...row, assignTo, notes: withNotes, delegatedBy: ids.get(by) };
      delegationId = await insert(client, 'delegations', delegation);
    }
  }
  return delegationId;
}

/** Notifications in the product's own words; all but the last few days' are marked read. */
async function writeNotifications(
  client: Client,
  { projectName, client: key }: DemoRequest,
  { id: requestId, reference, createdAt }: WrittenRequest,
  userId: string,
  steps: TimedStep[],
): Promise<void> {
  const { receivedNotice, movedNotice } = loadProduct();
  const about = { id: requestId, reference, projectName };
  const told = steps.filter(({ by, from, to }) => from !== to && by !== key);
  const notices = [
    { at: createdAt, notice: receivedNotice(about) },
    ...told.map(({ at, to, reason }) => ({ at, notice: movedNotice(about, to, reason) })),
  ];
  for (const { at, notice } of notices) {
    const { type, title, message } = notice;
    const isRead = Date.now() - at.getTime() > READ_AFTER;
    const readAt = isRead ? new Date(at.getTime() + HOUR) : undefined;
    const row = { userId, type, title, message, requestId, createdAt: at, readAt };
    await insert(client, 'notifications', row);
  }
}
