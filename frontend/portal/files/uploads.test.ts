import { describe, expect, it } from '@jest/globals';
import { mostFiles, reasonToWait, type Upload, uploadsOf } from './uploads';

const file = (name: string, size = 3) => ({ file: new File([new Uint8Array(size)], name) });
let last = 0;
const newKey = () => String((last += 1));
const upload = (key: string, over: Partial<Upload> = {}): Upload => ({
  key,
  name: key,
  bytes: 3,
  state: 'sending',
  progress: 0,
  ...over,
});

describe('Uploads', () => {
  it('are sent, except files that the server would refuse', () => {
    const found = uploadsOf([file('a.csv'), file('empty.csv', 0)], 0, newKey);
    expect(found.map(({ state, problem }) => [state, problem])).toEqual([
      ['sending', undefined],
      ['failed', 'This file is empty.'],
    ]);
    const huge = new File([], 'huge.zip');
    Object.defineProperty(huge, 'size', { value: 26_214_401 });
    expect(uploadsOf([{ file: huge }], 0, newKey)[0]).toMatchObject({ state: 'failed' });
  });

  it('are not made of folders, whatever size the browser gives them', () => {
    const [found] = uploadsOf([{ ...file('photos', 4_096), isFolder: true }], 0, newKey);
    expect(found).toMatchObject({ state: 'failed', problem: expect.stringMatching(/^Folders/) });
    expect(found).not.toHaveProperty('file');
  });

  it('are limited to ten', () => {
    const files = Array.from({ length: 4 }, (_, n) => file(`${n}.csv`));
    const states = uploadsOf(files, mostFiles - 2, newKey).map(({ state }) => state);
    expect(states).toEqual(['sending', 'sending', 'failed', 'failed']);
  });

  it('block sending while one is pending or failed', () => {
    const sent = upload('sent', { state: 'sent' });
    expect(reasonToWait([sent])).toBeUndefined();
    expect(reasonToWait([sent, upload('on its way')])).toContain('Wait');
    expect(reasonToWait([sent, upload('lost', { state: 'failed' })])).toContain('remove them');
  });
});
