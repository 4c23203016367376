import { Column, DataSource, Entity, PrimaryColumn } from 'typeorm';
import { InstantColumn, MinorColumn, TextColumn } from '../../backend/database/columns';
import { dataSourceOptions } from '../../backend/database/data-source';
import { inTransaction } from '../../backend/database/one-connection';
import { type PipelinedClient, pipelined } from '../../backend/database/pipelined-client';
import { read, readAndCommit } from '../../backend/database/sql';
import { Transactions, violates } from '../../backend/database/transactions';
import { writeRow } from '../../backend/database/written-rows';
import { createTestDatabase } from '../run/postgres.mts';

@Entity('boxes')
class Box {
  @PrimaryColumn('integer') id: number;
  @TextColumn('technical') label: string;
  @TextColumn('technical', { type: 'jsonb', nullable: true }) content: { n: number }[] | null;
  @MinorColumn({ default: 0 }) minor: number;
  @InstantColumn({ nullable: true }) openedAt: Date | null;
  @Column({ type: 'integer', default: 1, update: false }) ours: number;
}

const SCHEMA = `
  CREATE TABLE boxes (id int PRIMARY KEY, label text NOT NULL, content jsonb, minor bigint NOT NULL DEFAULT 0,
    opened_at timestamptz, ours int NOT NULL DEFAULT 1);
  CREATE TABLE writes (columns text[]);
  CREATE FUNCTION note() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO writes SELECT array_agg(key ORDER BY key) FROM jsonb_each(to_jsonb(NEW))
      WHERE value IS DISTINCT FROM to_jsonb(OLD) -> key;
    RETURN NEW; END $$;
  CREATE TRIGGER noted BEFORE UPDATE ON boxes FOR EACH ROW EXECUTE FUNCTION note();
  CREATE TABLE names (name text UNIQUE);
  CREATE TABLE parts (box int REFERENCES boxes DEFERRABLE INITIALLY DEFERRED)`;

let dataSource: DataSource;
let transactions: Transactions;
let drop: () => Promise<void>;
const sent: string[] = [];

type Writing = {
  _write(chunk: Buffer, encoding: string, callback: () => void): void;
  _writev(chunks: { chunk: Buffer }[], callback: () => void): void;
};

const all = <Row>(text: string): Promise<Row[]> => dataSource.query(text);
const names = async () =>
  (await all<{ name: string }>('SELECT name FROM names ORDER BY name')).map(({ name }) => name);

const STATEMENT = /[QP]\0\0..(?:[^\0]*\0)?([A-Z][^\0]+)/s;

/** The statements of each packet that leaves, joined by ` + `. */
function spy(client: PipelinedClient): void {
  const stream = client.connection.stream as Writing;
  const { _write, _writev } = stream;
  const note = (chunks: Buffer[]) => {
    const found = chunks.flatMap((chunk) => STATEMENT.exec(chunk.toString('latin1'))?.[1] ?? []);
    if (found.length > 0) sent.push(found.join(' + '));
  };
  stream._write = (chunk, ...rest) => {
    note([chunk]);
    _write.call(stream, chunk, ...rest);
  };
  stream._writev = (chunks, callback) => {
    note(chunks.map(({ chunk }) => chunk));
    _writev.call(stream, chunks, callback);
  };
}

beforeAll(async () => {
  const { TEST_POSTGRES_URL: url = '' } = process.env;
  const made = await createTestDatabase({ url });
  drop = made.drop;
  const options = dataSourceOptions({ entities: [Box], url: made.url, poolSize: 1 });
  dataSource = await new DataSource(options).initialize();
  transactions = new Transactions(dataSource);
  await dataSource.query(SCHEMA);
  const runner = dataSource.createQueryRunner();
  spy((await runner.connect()) as PipelinedClient);
  await runner.release();
});
afterAll(async () => {
  await dataSource?.destroy();
  await drop?.();
});
beforeEach(async () => {
  await dataSource.query('TRUNCATE boxes, writes, names, parts');
  await dataSource.query(`INSERT INTO boxes (id, label, content) VALUES (1, 'one', '[{"n": 1}]')`);
  sent.length = 0;
});

describe('A row that is written', () => {
  it('is written where it differs from what was read, and not read again', async () => {
    await transactions.run(async (tx) => {
      const box = await tx.findOneByOrFail(Box, { id: 1 });
      sent.length = 0;
      box.label = 'two';
      box.ours = 7;
      await writeRow(tx, box);
      box.content!.push({ n: 2 });
      box.minor = 12;
      box.openedAt = new Date(0);
      await writeRow(tx, box);
      await writeRow(tx, box);
      box.label = 'one';
      await writeRow(tx, box);
    });
    expect(sent.map((text) => text.split(' ')[0])).toEqual([
      'UPDATE',
      'UPDATE',
      'UPDATE',
      'COMMIT',
    ]);
    expect(await all('SELECT columns FROM writes')).toEqual([
      { columns: ['label'] },
      { columns: ['content', 'minor', 'opened_at'] },
      { columns: ['label'] },
    ]);
    const [box] = await dataSource.manager.findBy(Box, { id: 1 });
    expect(box).toMatchObject({ label: 'one', content: [{ n: 1 }, { n: 2 }], minor: 12, ours: 1 });
  });

  it('keeps what others wrote to its other columns', async () => {
    const box = await dataSource.manager.findOneByOrFail(Box, { id: 1 });
    await dataSource.query('UPDATE boxes SET minor = 5');
    box.label = 'two';
    await transactions.run((tx) => writeRow(tx, box));
    expect(await all('SELECT label, minor::int FROM boxes')).toEqual([{ label: 'two', minor: 5 }]);
  });

  it('that nobody read is written whole; one that is gone is an error', async () => {
    const box = dataSource.manager.create(Box, { id: 1, label: 'new', content: null, minor: 3 });
    await transactions.run((tx) => writeRow(tx, box));
    expect(await all('SELECT columns FROM writes')).toEqual([
      { columns: ['content', 'label', 'minor'] },
    ]);
    await dataSource.query('DELETE FROM boxes');
    box.label = 'lost';
    await expect(transactions.run((tx) => writeRow(tx, box))).rejects.toThrow('is gone');
  });
});

describe('A transaction', () => {
  it('begins with its first statement, in one packet', async () => {
    await transactions.run((tx) => tx.query(`INSERT INTO names VALUES ('a')`));
    expect(sent).toEqual([`START TRANSACTION + INSERT INTO names VALUES ('a')`, 'COMMIT']);
    expect(await names()).toEqual(['a']);
  });

  it('without a statement, and one that fails at once, leave the connection usable', async () => {
    expect(await transactions.run(async () => 7)).toBe(7);
    await expect(transactions.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(transactions.run((tx) => tx.query('SELECT nothing'))).rejects.toThrow('nothing');
    await transactions.run((tx) => tx.query(`INSERT INTO names VALUES ('after')`));
    expect(await names()).toEqual(['after']);
  });

  it('sends statements that need no answer of each other together, and waits for all of them', async () => {
    const failed = transactions.run((tx) =>
      pipelined([
        read(tx, `INSERT INTO names VALUES ('a') RETURNING name`),
        tx.query('SELECT 1 / 0'),
        read(tx, `INSERT INTO names VALUES ('b') RETURNING name`),
      ]),
    );
    await expect(failed).rejects.toThrow('division by zero');
    expect(sent.length).toBe(2);
    expect(sent[1]).toBe('ROLLBACK');
    expect(await names()).toEqual([]);
    const [[a], b] = await transactions.run((tx) =>
      pipelined([
        read<{ name: string }>(tx, `INSERT INTO names VALUES ('a') RETURNING name`),
        Promise.resolve('b'),
      ]),
    );
    expect([a, b]).toEqual([{ name: 'a' }, 'b']);
  });

  it('of many at once, on one connection, stays whole', async () => {
    await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        transactions
          .run(async (tx) => {
            await pipelined([
              tx.query(`INSERT INTO names VALUES ('n${n}')`),
              tx.query(`INSERT INTO names VALUES ('m${n}')`),
            ]);
            if (n % 2 === 1) throw new Error('odd');
          })
          .catch(() => undefined),
      ),
    );
    expect(await all(`SELECT count(*)::int FROM names`)).toEqual([{ count: 40 }]);
    expect(await all(`SELECT 1 FROM names WHERE name ~ '[13579]$'`)).toEqual([]);
  });
});

describe('The last statement of a transaction', () => {
  const INSERT = 'INSERT INTO names VALUES ($1) RETURNING name';
  const insert = (name: string): [string, string[]] => [INSERT, [name]];

  it('travels with the commit, which is sent once', async () => {
    const answer = await inTransaction(dataSource, (tx) => readAndCommit(tx, ...insert('a')));
    expect(answer).toEqual([{ name: 'a' }]);
    expect(sent).toEqual([`START TRANSACTION + ${INSERT} + COMMIT`]);
    expect(await names()).toEqual(['a']);
  });

  it('that fails commits nothing, and says so; the next transaction of the connection commits', async () => {
    const twice = inTransaction(dataSource, async (tx) => {
      await tx.query(`INSERT INTO names VALUES ('first'), ('same')`);
      return readAndCommit(tx, ...insert('same'));
    });
    const error: unknown = await twice.catch((reason: unknown) => reason);
    expect(violates(error, 'names_name_key')).toBe(true);
    expect(await names()).toEqual([]);
    await inTransaction(dataSource, (tx) => readAndCommit(tx, ...insert('next')));
    await inTransaction(dataSource, (tx) => tx.query(`INSERT INTO names VALUES ('plain')`));
    expect(await names()).toEqual(['next', 'plain']);
  });

  it('whose commit is refused fails as a whole', async () => {
    const refused = inTransaction(dataSource, async (tx) => {
      await tx.query('INSERT INTO parts VALUES (99)');
      return readAndCommit(tx, ...insert('a'));
    });
    await expect(refused).rejects.toThrow('violates foreign key constraint');
    expect(await names()).toEqual([]);
    await inTransaction(dataSource, (tx) => readAndCommit(tx, ...insert('b')));
    expect(await names()).toEqual(['b']);
  });
});
