import { execFileSync } from 'node:child_process';
import drawn from '../../backend/mail/wordmark.json';

const DRAW = `import { mailWordmark } from './frontend/scripts/cards/mail-wordmark.mts';
console.log(JSON.stringify(mailWordmark()));`;

/** If it fails: `node frontend/scripts/write-mail-wordmark.mts`. */
it('the wordmark of mails is the one that brand.json asks for', () => {
  const now = execFileSync(process.execPath, ['--input-type=module', '-e', DRAW], {
    encoding: 'utf8',
  });
  expect(drawn).toEqual(JSON.parse(now));
});
