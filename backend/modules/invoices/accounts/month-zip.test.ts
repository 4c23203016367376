import { Readable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { unzipped } from '../../../../test/support/privacy';
import { monthZip } from './month-zip';

const pdf = (number: string, text = `%PDF-1.7 ${number}`) => ({
  number,
  open: () => Promise.resolve(Readable.from([Buffer.from(text)])),
});

describe('The ZIP of a month', () => {
  it('has the PDFs under their numbers, which stay inside of the folder', async () => {
    const bytes = Buffer.concat(
      await monthZip([pdf('INV-000123'), pdf('CN-000007'), pdf('../x/é')]).toArray(),
    );
    expect(await unzipped(bytes)).toEqual({
      'INV-000123.pdf': '%PDF-1.7 INV-000123',
      'CN-000007.pdf': '%PDF-1.7 CN-000007',
      '---x--.pdf': '%PDF-1.7 ../x/é',
    });
  });

  it('ends with the error of a PDF that cannot be read', async () => {
    const broken = { number: 'INV-000124', open: () => Promise.reject(new Error('No such file')) };
    await expect(monthZip([pdf('INV-000123'), broken]).toArray()).rejects.toThrow('No such file');
  });

  it('ends with the error of a PDF that breaks off', async () => {
    async function* half() {
      yield Buffer.from('%PDF');
      await turn();
      throw new Error('Broke off');
    }
    const broken = { number: 'INV-000124', open: () => Promise.resolve(Readable.from(half())) };
    await expect(monthZip([broken]).toArray()).rejects.toThrow('Broke off');
  });

  it('opens one at a time, and none after the reader has left', async () => {
    const opened: Readable[] = [];
    const endless = (number: string) => ({
      number,
      open: () => {
        const stream = new Readable({
          read() {
            setImmediate(() => this.push(Buffer.alloc(65_536)));
          },
        });
        opened.push(stream);
        return Promise.resolve(stream);
      },
    });
    const zip = monthZip([endless('INV-000001'), endless('INV-000002')]);
    await new Promise((resolve) => zip.once('data', resolve));
    zip.destroy();
    for (let turns = 0; turns < 20; turns += 1) await turn();
    expect(opened.map(({ destroyed }) => destroyed)).toEqual([true]);
  });
});
