#!/usr/bin/env node
// npm run env:generate: writes the .env that docker-compose.yml reads. Plain JavaScript without
// packages, because it runs before anything is installed.
import { randomBytes } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const HOST =
  /^(?=.{1,253}$)[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/;
const MAIL = /^[\w.+-]{1,64}@[a-z\d-]+(?:\.[a-z\d-]+)+$/i;

const USAGE = `npm run env:generate -- [--host NAME] [--mail ADDRESS] [--file FILE] [--force]
  --host   the host name people use; localhost where it is left out
  --mail   sends all mails and is told of new requests; hello@NAME where it is left out
  --file   where to write; .env in the root of the checkout where it is left out
  --force  overwrite a file that is there: the databases of its containers will refuse the new passwords`;

/** Ends the process with a text on stderr. */
function refuse(text) {
  process.stderr.write(`${text}\n`);
  process.exit(1);
}

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        host: { type: 'string', default: 'localhost' },
        mail: { type: 'string' },
        file: { type: 'string', default: join(dirname(fileURLToPath(import.meta.url)), '../.env') },
        force: { type: 'boolean', default: false },
      },
    });
    return values;
  } catch (error) {
    return refuse(`${error.message}\n${USAGE}`);
  }
}

const secret = () => randomBytes(32).toString('hex');

function contentOf(host, mail) {
  return `# Made by npm run env:generate for docker-compose.yml. Keep it secret, and keep a copy: the database
# opens with these passwords alone. More settings: docs/operations.md. npm start does not read this file.
COMPOSE_PROJECT_NAME=fenwright
PUBLIC_URL=https://${host}
POSTGRES_PASSWORD=${secret()}
POSTGRES_ADMIN_PASSWORD=${secret()}
REDIS_PASSWORD=${secret()}
JWT_SECRET=${secret()}
METRICS_TOKEN=${secret()}
MAIL_FROM=${mail}
MAIL_INBOX=${mail}
# The mailbox of docker-compose.yml, which hands nothing on. Yours: smtp://user:password@host:587
SMTP_URL=smtp://mailpit:1025?requireTLS=false
`;
}

function write(file, content, force) {
  try {
    // Never through a link, and never with an older file's mode.
    if (force) rmSync(file, { force: true });
    writeFileSync(file, content, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (error.code !== 'EEXIST') refuse(`${file} could not be written: ${error.message}`);
    refuse(`${file} is there already and was left as it is. With --force it is overwritten.`);
  }
}

const { host, mail, file, force } = readOptions();
if (!HOST.test(host)) refuse(`--host takes a host name such as portal.example.com.\n${USAGE}`);
const address = mail ?? `hello@${host === 'localhost' ? 'fenwright.example' : host}`;
if (!MAIL.test(address)) refuse(`--mail takes one e-mail address.\n${USAGE}`);
write(file, contentOf(host, address), force);
process.stdout.write(
  `Written: ${file}\nNext: docker compose up --build, then open https://${host}\n` +
    'Mails stay in the mailbox at http://localhost:8025 until SMTP_URL names a server of yours.\n',
);
