import { SMTPServer } from 'smtp-server';

type Sql = (text: string, values?: unknown[]) => Promise<unknown[]>;

/** Confirmed readers of the newsletter, `0.name@domain` and so on. */
export async function makeReaders(
  sql: Sql,
  count: number,
  { name = 'reader', domain = 'many.example' } = {},
): Promise<void> {
  await sql(
    `WITH made AS (
       INSERT INTO subscribers (id, email, state, link_key)
       SELECT gen_random_uuid(), n || '.' || $2 || '@' || $3, 'confirmed', md5(random()::text)
       FROM generate_series(1, $1::int) n RETURNING id)
     INSERT INTO subscriptions (id, subscriber_id, topic, state, confirmed_at)
     SELECT gen_random_uuid(), id, 'newsletter', 'confirmed', now() FROM made`,
    [count, name, domain],
  );
}

/** Inserts an issue that starts at once. Returns its id. */
export async function startIssue(sql: Sql, body = 'Hello, [read](/insights).'): Promise<string> {
  const [issue] = (await sql(
    `INSERT INTO issues (id, number, slug, subject, preheader, body, topics, state)
     SELECT gen_random_uuid(), n, n || '-news', 'News number ' || n, '', $1, '{newsletter}', 'freezing'
     FROM (SELECT coalesce(max(number), 0) + 1 AS n FROM issues) next RETURNING id`,
    [body],
  )) as { id: string }[];
  return issue!.id;
}

export const allAtOnce = (sql: Sql): Promise<unknown[]> =>
  sql('UPDATE issue_pools SET per_minute = NULL');

/** Counts mails by recipient and stores none. */
export class CountingSink {
  readonly taken = new Map<string, number>();
  /** How long it takes over a mail to each domain. */
  readonly delayMs = new Map<string, number>();
  url = '';
  readonly #server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onData: (stream, { envelope }, done) => {
      stream.on('end', () => {
        const to = envelope.rcptTo[0]!.address;
        this.taken.set(to, (this.taken.get(to) ?? 0) + 1);
        const wait = this.delayMs.get(to.split('@')[1]!) ?? 0;
        if (wait > 0) setTimeout(done, wait);
        else done();
      });
      stream.resume();
    },
  });

  async listen(): Promise<this> {
    this.#server.on('error', () => undefined);
    await new Promise<void>((resolve) => {
      const listening = this.#server.listen(0, '127.0.0.1', () => {
        const { port } = listening.address() as { port: number };
        this.url = `smtp://127.0.0.1:${port}`;
        resolve();
      });
    });
    return this;
  }

  doubled(): number {
    return [...this.taken.values()].filter((times) => times > 1).length;
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.#server.close(resolve));
  }
}
