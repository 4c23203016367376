type Sql = (text: string) => Promise<unknown>;

const one = (words: string, seed = 'random()') => {
  const list = words
    .split('|')
    .map((word) => `'${word}'`)
    .join(',');
  return `(ARRAY[${list}])[1 + floor(${seed} * ${words.split('|').length})::int]`;
};

const FIRST = 'Ada|Grace|Alan|Edith|Olu|Mei|Ravi|Ines';
const LAST = 'Byron|Hopper|Marsh|Pike|Okafor|Lin|Rao|Costa';
const ago = (rows: number) => `now() - (${rows} - n) * (interval '700 days' / ${rows})`;
/** About one in ten thousand. */
const rare = `CASE WHEN n % 10000 = 7 THEN ' zephyr' ELSE '' END`;

/**
 * Fills an empty, migrated database with this many rows for each admin list. Most triggers are off,
 * since the texts are already folded.
 */
export async function makeManyRows(sql: Sql, rows: number): Promise<void> {
  const series = `generate_series(1, ${rows}) n`;
  await sql(`SET session_replication_role = replica`);
  await sql(`
    INSERT INTO users (id, email, first_name, last_name, company, password_hash, role, disabled_at,
                       invited_at, last_seen_at, created_at, sort_name, search_text)
    SELECT md5('user' || n)::uuid, 'person.' || n || '@many.example', first, last, 'Quay ' || n, 'x',
           CASE WHEN n % 1000 = 1 THEN 'support' WHEN n % 1000 = 2 THEN 'manager'
                WHEN n % 5000 = 3 THEN 'admin' ELSE 'client' END,
           CASE WHEN n % 400 = 5 THEN now() END, CASE WHEN n % 300 = 6 THEN now() END,
           CASE WHEN n % 3 > 0 THEN ${ago(rows)} + interval '2 days' END, ${ago(rows)},
           lower(first || ' ' || last),
           ' ' || lower(concat_ws(' ', first, last, 'quay', n, 'person.' || n || '@many.example')) || ${rare}
    FROM (SELECT n, ${one(FIRST)} AS first, ${one(LAST)} AS last FROM ${series}) made`);
  await sql(`
    INSERT INTO leads (id, form, service, full_name, email, message, state, body_hash, search_text,
                       created_at, updated_at)
    SELECT md5('lead' || n)::uuid, ${one('contact|service|mvp|notify|complaint')},
           ${one('AI Consulting|Machine Learning|Data Analytics|MVP Development|General|Demo')}, name,
           'lead.' || n || '@many.example', 'We plan by hand.',
           ${one('new|contacted|contacted|won|lost|spam')}, md5('body' || n),
           ' ' || lower(name || ' lead.' || n || '@many.example we plan by hand.') || ${rare},
           ${ago(rows)}, ${ago(rows)}
    FROM (SELECT n, ${one(FIRST)} || ' ' || ${one(LAST)} AS name FROM ${series}) made`);
  await sql(`
    INSERT INTO subscribers (id, email, full_name, state, link_key, search_text, created_at, updated_at)
    SELECT md5('subscriber' || n)::uuid, 'reader.' || n || '@many.example', name,
           CASE WHEN n % 500 = 3 THEN 'suppressed' ELSE ${one('pending|confirmed|confirmed|confirmed|unsubscribed')} END,
           md5('key' || n), ' ' || lower('reader.' || n || '@many.example ' || name) || ${rare},
           ${ago(rows)}, ${ago(rows)}
    FROM (SELECT n, ${one(FIRST)} || ' ' || ${one(LAST)} AS name FROM ${series}) made`);
  await sql(`
    INSERT INTO subscriptions (id, subscriber_id, topic, state, created_at)
    SELECT md5('subscription' || topic || n)::uuid, md5('subscriber' || n)::uuid, topic, 'confirmed',
           ${ago(rows)}
    FROM ${series}, unnest(ARRAY['newsletter', 'webinars', 'resources']) topic
    WHERE topic = 'newsletter' OR n % 3 = 0`);
  await sql(`
    INSERT INTO suppressions (email_hash, reason)
    SELECT md5('hash' || n), 'bounce' FROM ${series}`);
  await sql(`
    INSERT INTO outbox_mails (id, template, props, state, created_at, sent_at)
    SELECT md5('mail' || n)::uuid,
           ${one('request-received|request-received|status-changed|new-request|new-lead|reset-password')},
           '{}', CASE WHEN n % 700 = 1 THEN 'dead' WHEN n > ${rows} - 50 THEN 'waiting' ELSE 'sent' END,
           ${ago(rows)}, ${ago(rows)}
    FROM ${series}`);
  await sql(`
    INSERT INTO contact_syncs (id, kind, subject_id, state, created_at, updated_at)
    SELECT md5('sync' || n)::uuid, ${one('subscriber|lead|erasure')}, md5('subject' || n)::uuid,
           CASE WHEN n % 800 = 1 THEN 'refused' WHEN n % 900 = 1 THEN 'dead' ELSE 'done' END,
           ${ago(rows)}, ${ago(rows)}
    FROM ${series}`);
  await sql(`
    INSERT INTO notifications (id, user_id, type, title, message, created_at, read_at)
    SELECT md5('notification' || n)::uuid, md5('user' || (1 + n % 300))::uuid, 'info', 'New', 'Words.',
           ${ago(rows)}, CASE WHEN n % 7 > 0 THEN now() END
    FROM ${series}`);
  await sql(`SET session_replication_role = DEFAULT`);
  await sql(`VACUUM ANALYZE`);
}
