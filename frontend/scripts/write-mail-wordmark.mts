/** Draws the wordmark of mails from brand.json into backend/mail/wordmark.json. Run it after a change of name or colours. */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { mailWordmark } from './cards/mail-wordmark.mts';

const target = resolve(import.meta.dirname, '../../backend/mail/wordmark.json');
writeFileSync(target, `${JSON.stringify(mailWordmark(), null, 2)}\n`);
