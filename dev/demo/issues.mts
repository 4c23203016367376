import type { Client } from 'pg';
import ISSUES from './issues.json' with { type: 'json' };
import { momentOf } from './moment.mts';
import { insert } from './rows.mts';

const HOUR = 3_600_000;

/** All readers who were confirmed when it was sent. */
const DELIVER = `
  INSERT INTO issue_deliveries (issue_id, subscriber_id, pool, state, attempt, moved_at)
  SELECT $1, s.id, CASE WHEN s.email LIKE '%@gmail.com' THEN 'google' ELSE 'rest' END, 2, 1, $2
  FROM subscribers s WHERE s.created_at < $2 AND s.state = 'confirmed' AND EXISTS (
    SELECT 1 FROM subscriptions t
    WHERE t.subscriber_id = s.id AND t.state = 'confirmed' AND t.topic = 'newsletter')`;

/**
 * Issues that were sent, one that the worker sends as soon as it runs, and one that waits for the
 * approval of a second person.
 */
export async function writeIssues(client: Client, people: Map<string, string>): Promise<void> {
  for (const [index, { sent, slug, author, ...text }] of ISSUES.entries()) {
    const startedAt = sent && sent !== 'now' ? momentOf(sent) : undefined;
    const issueId = await insert(client, 'issues', {
      ...text,
      number: index + 1,
      slug: `${index + 1}-${slug}`,
      topics: ['newsletter'],
      state: startedAt ? 'sent' : sent ? 'scheduled' : 'review',
      authorId: people.get(author),
      approverId: sent ? people.get('ruth') : undefined,
      sendAt: sent === 'now' ? new Date() : undefined,
      startedAt,
      frozenAt: startedAt,
      finishedAt: startedAt && new Date(startedAt.getTime() + HOUR / 60),
      ...(startedAt && { createdAt: startedAt, updatedAt: startedAt }),
    });
    if (!startedAt) continue;
    const { rowCount } = await client.query(DELIVER, [issueId, startedAt]);
    await client.query('UPDATE issues SET total = $2 WHERE id = $1', [issueId, rowCount]);
  }
}
