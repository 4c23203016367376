import { EventEmitter } from 'node:events';
import type { DataSource } from 'typeorm';
import { read } from './sql';

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
});
