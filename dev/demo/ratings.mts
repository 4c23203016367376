import type { Client } from 'pg';
import type { DemoEvent } from './events.mts';
import { loadProduct } from './product.mts';
import RATINGS from './ratings.json' with { type: 'json' };
import { insert } from './rows.mts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

interface Answer {
  score: number;
  reasons: string[];
  remark: string;
  quote?: { wording: string; role: string };
}

interface Completed {
  id: string;
  projectName: string;
  personId: string;
  company: string | null;
  name: string;
  at: Date;
}

const COMPLETED = `
  SELECT r.id, r.project_name AS "projectName", u.id AS "personId", u.company,
    u.first_name || ' ' || u.last_name AS name, r.updated_at AS at
  FROM project_requests r JOIN users u ON u.id = r.user_id
  WHERE r.status = 'completed' AND r.updated_at < now() - interval '2 days' ORDER BY r.updated_at`;

/** Asks as the product does: once for each request, and each person at most once in 90 days. */
export async function writeRatings(client: Client): Promise<DemoEvent[]> {
  const events: DemoEvent[] = [];
  const lastAsked = new Map<string, number>();
  const answers = RATINGS as Record<string, Answer>;
  for (const request of (await client.query<Completed>(COMPLETED)).rows) {
    const askedAt = new Date(request.at.getTime() + DAY);
    const last = lastAsked.get(request.personId) ?? 0;
    if (askedAt.getTime() - last < 90 * DAY) continue;
    lastAsked.set(request.personId, askedAt.getTime());
    events.push(...(await writeRating(client, request, askedAt, answers[request.projectName])));
  }
  return events;
}

async function writeRating(
  client: Client,
  { id: requestId, personId, name, company }: Completed,
  askedAt: Date,
  answer: Answer | undefined,
): Promise<DemoEvent[]> {
  const { CONSENT, ratingAsked, ratingGiven, testimonialApproved, wordingHash } = loadProduct();
  const givenAt = answer && new Date(askedAt.getTime() + 3 * HOUR);
  const ratingId = await insert(client, 'ratings', {
    requestId,
    personId,
    askedAt,
    // Most reminders are already due, so the mailbox of a new demo has one.
    nextAt: answer ? undefined : new Date(askedAt.getTime() + 7 * DAY),
    score: answer?.score,
    reasons: answer?.reasons ?? [],
    remark: answer?.remark || undefined,
    givenAt,
  });
  const about = { subject: requestId, actor: personId };
  const events = [
    { at: askedAt, event: ratingAsked({ ...about, after: { ratingId, isReminder: false } }) },
  ];
  if (!answer || !givenAt) return events;
  const { score, quote } = answer;
  events.push({ at: givenAt, event: ratingGiven({ ...about, after: { ratingId, score } }) });
  if (!quote) return events;
  const words = {
    wording: quote.wording,
    shownName: name,
    shownRole: quote.role,
    shownCompany: company,
  };
  const sha256 = wordingHash(words);
  const testimonialId = await insert(client, 'testimonials', {
    ratingId,
    ...words,
    state: 'approved',
    sha256,
    consent: CONSENT,
    approvedAt: givenAt,
    until: new Date(givenAt.getTime() + 730 * DAY).toISOString().slice(0, 10),
  });
  const after = { testimonialId, ratingId, sha256 };
  events.push({ at: givenAt, event: testimonialApproved({ ...about, after }) });
  return events;
}
