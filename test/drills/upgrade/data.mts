const CLIENT = '0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e01';
const REQUEST = '0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e02';
const ISSUE = '0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e03';
const DRAFT = '0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e04';
const PROPOSAL = '0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e05';

const USER = `
  INSERT INTO users (id, email, first_name, last_name, company, password_hash, role)
  VALUES ('${CLIENT}', 'amira@northgate.example', 'Amira', 'Haddad', 'Northgate', 'x', 'client');`;

const READERS = `
  INSERT INTO subscribers (id, email, state, link_key)
  SELECT gen_random_uuid(), n || '.reader@many.example', 'confirmed', md5(n::text)
  FROM generate_series(1, 300) n;`;

/** A client with one request, answered and priced in dollars. */
export const DATA_0_1 = `${USER}
  INSERT INTO project_requests (id, user_id, client_name, project_name, service_type, description,
    timeline, budget, urgency, contact_email, created_at, replied_at, agreed_price)
  VALUES ('${REQUEST}', '${CLIENT}', 'Amira Haddad', 'Forecasting', 'machine-learning', 'Spare parts.',
    '1-month', '5k-15k', 'medium', 'amira@northgate.example', '2026-11-02 09:00Z',
    '2026-11-02 10:00Z', 12000);`;

export const DATA_1_0_0 = `${USER} ${READERS}
  INSERT INTO project_requests (id, user_id, client_name, project_name, service_type, description,
    timeline, budget, urgency, contact_email, created_at, replied_at, agreed_minor, agreed_currency)
  VALUES ('${REQUEST}', '${CLIENT}', 'Amira Haddad', 'Forecasting', 'machine-learning', 'Spare parts.',
    '1-month', '5k-15k', 'medium', 'amira@northgate.example', '2026-11-02 09:00Z',
    '2026-11-02 10:00Z', 1200000, 'USD');
  INSERT INTO leads (id, form, service, full_name, email, message, body_hash)
  VALUES (gen_random_uuid(), 'contact', 'general', 'Jo Marsh', 'jo@marsh.example', 'Hello.', 'x');`;

/** An issue in every state of delivery, one to approve, and a draft of a proposal. */
export const DATA_BEFORE_COUNTS = `
  INSERT INTO issues (id, number, slug, subject, preheader, body, topics, state, author_id, started_at)
  VALUES ('${ISSUE}', 1, '1-news', 'News', '', 'Text.', '{newsletter}', 'sent', '${CLIENT}', now()),
    ('${DRAFT}', 2, '2-news', 'More news', '', 'Text.', '{newsletter}', 'review', '${CLIENT}', NULL);
  INSERT INTO issue_deliveries (issue_id, subscriber_id, pool, state)
  SELECT '${ISSUE}', id, CASE WHEN random() < 0.5 THEN 'google' ELSE 'rest' END,
    2 + (row_number() OVER ()) % 8 FROM subscribers;
  INSERT INTO proposals (id, request_id, kind, author_id, draft)
  VALUES ('${PROPOSAL}', '${REQUEST}', 'offer', '${CLIENT}', '{"scope":"Work"}');`;

/** A sentence for each thing that is not as it was. */
export const KEPT = `
  SELECT CASE WHEN (SELECT project_name || agreed_minor || agreed_currency FROM project_requests
      WHERE id = '${REQUEST}') = 'Forecasting1200000USD' THEN 'ok' ELSE 'lost the request' END AS kept
  UNION ALL SELECT CASE WHEN (SELECT search_text FROM project_requests WHERE id = '${REQUEST}')
    LIKE '%forecasting%' THEN 'ok' ELSE 'the request cannot be found' END
  UNION ALL SELECT CASE WHEN (SELECT count(*) FROM leads) = (SELECT count(*) FROM leads
    WHERE email = 'jo@marsh.example') THEN 'ok' ELSE 'lost the lead' END
  UNION ALL SELECT CASE WHEN EXISTS (
      SELECT 1 FROM (SELECT issue_id, pool, state, mails FROM issue_counts) kept
        FULL JOIN (SELECT issue_id, pool, state, count(*) AS mails FROM issue_deliveries
          GROUP BY 1, 2, 3) found USING (issue_id, pool, state)
      WHERE kept.mails IS DISTINCT FROM found.mails)
    THEN 'the mails of an issue are counted wrongly' ELSE 'ok' END
  UNION ALL SELECT CASE WHEN EXISTS (SELECT 1 FROM issues
      WHERE state = 'review' AND writer_ids <> ARRAY['${CLIENT}'::uuid])
    THEN 'the writer of an issue is unknown' ELSE 'ok' END
  UNION ALL SELECT CASE WHEN EXISTS (SELECT 1 FROM issues) AND NOT EXISTS (
      SELECT 1 FROM proposals WHERE id = '${PROPOSAL}' AND draft IS NOT NULL)
    THEN 'lost the draft of a proposal' ELSE 'ok' END`;
