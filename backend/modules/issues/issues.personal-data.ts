import { defineRetention } from '../../background/define-retention';
import { byEmail, definePersonalData } from '../../personal-data/personal-data.public';

definePersonalData({
  table: 'issue_deliveries',
  deleted: { subscriber: 'subscriber_id = :id' },
  export: {
    title: 'Newsletter issues we sent you',
    rows: byEmail(`SELECT i.number, i.subject, d.moved_at, d.reply
      FROM issue_deliveries d JOIN issues i ON i.id = d.issue_id
        JOIN subscribers s ON s.id = d.subscriber_id
      WHERE s.email = $1 ORDER BY i.number`),
  },
});

defineRetention({
  rule: 'issue-deliveries',
  label: 'To whom a newsletter issue went',
  kept: '90 days; the counts stay',
  sql: `
    WITH counted AS (
      UPDATE issues i SET counts = (
        SELECT coalesce(jsonb_agg(one), '[]') FROM (
          SELECT c.pool, c.state, c.mails FROM issue_counts c
          WHERE c.issue_id = i.id AND c.mails > 0 ORDER BY c.pool, c.state) one)
      WHERE i.counts IS NULL AND i.finished_at < now() - interval '90 days')
    DELETE FROM issue_deliveries WHERE (issue_id, subscriber_id) IN (
      SELECT d.issue_id, d.subscriber_id FROM issue_deliveries d JOIN issues i ON i.id = d.issue_id
      WHERE i.finished_at < now() - interval '90 days' LIMIT $1)
    RETURNING 1`,
});
