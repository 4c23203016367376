import { EventEmitter } from 'node:events';
import type { DataSource } from 'typeorm';
import { forgottenStatements, read } from './sql';

function connection(query: (client: EventEmitter) => Promise<unknown>) {
  const client: EventEmitter = Object.assign(new EventEmitter(), { query: () => query(client) });
  const release = jest.fn();
  const driver = { obtainMasterConnection: () => Promise.resolve([client, release]) };
  return { client, release, db: { driver } as unknown as DataSource };
}

describe('A read outside a transaction', () => {
  it('gives its connection back whole', async () => {
    const { client, release, db } = connection(() => Promise.resolve({ rows: [{ n: 1 }] }));
    expect(await read(db, 'SELECT 1 AS n')).toEqual([{ n: 1 }]);
    expect(release).toHaveBeenCalledWith();
    expect(client.listenerCount('error')).toBe(0);
  });

  it('whose connection breaks fails alone: the process goes on, the connection is thrown away', async () => {
    const broken = new Error('Connection terminated unexpectedly');
    const { client, release, db } = connection((pg) => {
      // As pg does. Without a listener, this would end the process.
      pg.emit('error', broken);
      return Promise.reject(broken);
    });
    await expect(read(db, 'SELECT 1 AS n')).rejects.toThrow('Connection terminated');
    expect(release).toHaveBeenCalledWith(expect.objectContaining({ driverError: broken }));
    expect(client.listenerCount('error')).toBe(0);
  });

  it('forgets the statement that was used longest ago when a connection has two hundred', async () => {
    const sent: string[] = [];
    const query = (one: string | { name: string; text: string }) => {
      sent.push(typeof one === 'string' ? one : `${one.name}: ${one.text}`);
      return Promise.resolve({ rows: [] });
    };
    const client = Object.assign(new EventEmitter(), { query });
    const driver = { obtainMasterConnection: () => Promise.resolve([client, jest.fn()]) };
    const db = { driver } as unknown as DataSource;
    const before = forgottenStatements();
    for (let n = 0; n < 200; n += 1) await read(db, `SELECT ${n}`);
    await read(db, 'SELECT 0');
    expect(forgottenStatements()).toBe(before);
    await read(db, 'SELECT 200');
    const second = sent[1]!.split(':')[0];
    expect(sent.slice(-2)).toEqual([
      `DEALLOCATE ${second}`,
      expect.stringMatching(/^read_\d+: SELECT 200$/),
    ]);
    expect(forgottenStatements()).toBe(before + 1);
    await read(db, 'SELECT 0');
    expect(sent.at(-1)).toBe(sent[0]);
  });

  it('keeps the name of a statement that was refused, so that refusals leave no plans behind', async () => {
    const names: string[] = [];
    const refusal = Object.assign(new Error('duplicate key'), { severity: 'ERROR' });
    const client = Object.assign(new EventEmitter(), {
      query: ({ name }: { name: string }) => {
        names.push(name);
        return Promise.reject(refusal);
      },
    });
    const driver = { obtainMasterConnection: () => Promise.resolve([client, jest.fn()]) };
    const db = { driver } as unknown as DataSource;
    await expect(read(db, 'INSERT')).rejects.toThrow('duplicate key');
    await expect(read(db, 'INSERT')).rejects.toThrow('duplicate key');
    expect(names[0]).toBe(names[1]);
  });
});
