import { databaseNow, setClock } from './clock';

const databaseAt = (ms: number) => ({
  query: () => Promise.resolve([{ at: new Date(Date.now() + ms) }]) as never,
});
const aheadMs = () => databaseNow().getTime() - Date.now();

describe('The clock', () => {
  afterEach(() => setClock(databaseAt(0)));

  it.each([3_600_000, -90_000])('follows the database if it is %d ms ahead', async (ms) => {
    await setClock(databaseAt(ms));
    expect(Math.abs(aheadMs() - ms)).toBeLessThan(100);
  });

  it('takes a small difference for the time that measuring takes', async () => {
    await setClock(databaseAt(400));
    expect(Math.abs(aheadMs())).toBeLessThan(100);
  });

  it('is not set by an answer that was long in coming', async () => {
    const sent = Date.now();
    const clock = jest
      .spyOn(Date, 'now')
      .mockReturnValueOnce(sent)
      .mockReturnValueOnce(sent + 9_000);
    await setClock({ query: () => Promise.resolve([{ at: new Date(sent + 9_000) }]) as never });
    clock.mockRestore();
    expect(Math.abs(aheadMs())).toBeLessThan(100);
  });
});
