import { describe, expect, it } from '@jest/globals';
import { deviceInWords } from './device-words';

const apple = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const google = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0';

describe('A device', () => {
  it.each([
    ['Mozilla/5.0 (Windows NT 10.0; rv:133.0) Gecko/20100101 Firefox/133.0', 'Firefox on Windows'],
    [`Mozilla/5.0 (X11; Linux x86_64) ${google} Safari/537.36`, 'Chrome on Linux'],
    [`Mozilla/5.0 (Windows NT 10.0) ${google} Safari/537.36 Edg/131.0.0.0`, 'Edge on Windows'],
    [`Mozilla/5.0 (Macintosh) ${google} Safari/537.36 OPR/116.0.0.0`, 'Opera on macOS'],
    [`Mozilla/5.0 (Macintosh) ${apple} Version/18.1 Safari/605.1.15`, 'Safari on macOS'],
    [`Mozilla/5.0 (iPhone; CPU) ${apple} CriOS/131.0 Mobile Safari/604.1`, 'Chrome on iPhone'],
    [`Mozilla/5.0 (Linux; Android 14) ${google} Mobile Safari/537.36`, 'Chrome on Android'],
    ['Mozilla/5.0 (iPad; CPU OS 18_1) AppleWebKit/605.1.15', 'A browser on iPad'],
    ['curl/8.5.0', 'curl'],
    ['node', 'node'],
    [`${'x'.repeat(500)}`, 'x'.repeat(60)],
    ['', 'Unknown device'],
    [null, 'Unknown device'],
  ])('that says %p is %p', (userAgent, words) => {
    expect(deviceInWords(userAgent)).toBe(words);
  });
});
