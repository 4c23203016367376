import { setImmediate as turn } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { csvFile, csvText } from './csv';

const letters = { letter: (row: { letter: string }) => row.letter };

describe('A CSV file', () => {
  it('stops the reading when its reader leaves', async () => {
    let read = 0;
    let isClosed = false;
    async function* pages() {
      try {
        for (;;) {
          read += 1;
          await turn();
          yield [{ letter: 'x'.repeat(20_000) }];
        }
      } finally {
        isClosed = true;
      }
    }
    const file = csvFile('letters', letters, pages()).getStream();
    await new Promise((resolve) => file.once('data', resolve));
    file.pause();
    file.destroy();
    while (!isClosed) await turn();
    const readThen = read;
    await turn();
    expect(read).toBe(readThen);
  });

  it('breaks off if reading fails, and the log says why', async () => {
    const logged = jest.spyOn(Logger.prototype, 'error').mockReturnValue();
    async function* pages() {
      await turn();
      yield [{ letter: 'a' }];
      throw new Error('Connection terminated');
    }
    const file = csvFile('letters', letters, pages()).getStream();
    await expect(file.toArray()).rejects.toThrow('The export broke off.');
    const why = expect.objectContaining({ message: 'Connection terminated' });
    expect(logged).toHaveBeenCalledWith(why, 'The export of letters broke off');
  });

  it('keeps formulas as texts and amounts below zero as numbers', () => {
    const rows = ['=1+1', '+1', '@a', '-1+1', '-1', '-12.30', '- 1'].map((letter) => ({ letter }));
    expect(csvText(letters, rows).trim().split('\n')).toEqual([
      'letter',
      "'=1+1",
      "'+1",
      "'@a",
      "'-1+1",
      '-1',
      '-12.30',
      "'- 1",
    ]);
  });
});
