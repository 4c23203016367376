import { spawn } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { connect } from 'node:net';
import { freePort } from '../../dev/ports.mts';
import { programOrInstall } from '../../dev/services/programs.mts';

export interface Dovecot {
  /** Includes user, password and mailbox, for INBOUND_IMAP_URL. */
  readonly url: string;
  stop(): Promise<void>;
  start(): Promise<void>;
  readonly maildir: string;
}

/** Dovecot refuses to read mail as root. */
const NOBODY = 65_534;
const USER = 'replies';
const PASSWORD = 'a password/with@marks';

/** Debian's Dovecot with one mailbox in a temporary folder; installed if missing and possible. */
export async function startDovecot(): Promise<Dovecot> {
  const program = await programOrInstall(
    ['/usr/sbin/dovecot'],
    ['dovecot-imapd'],
    'No Dovecot was found: install one (Debian "sudo apt-get install dovecot-imapd").',
  );
  const folder = mkdtempSync(join(tmpdir(), 'fenwright-dovecot-'));
  const port = await freePort();
  chmodSync(folder, 0o755);
  const { username, uid } = userInfo();
  const owner = uid === 0 ? NOBODY : uid;
  const maildir = join(folder, 'Maildir');
  for (const part of ['cur', 'new', 'tmp']) {
    mkdirSync(join(maildir, part), { recursive: true });
    chownSync(join(maildir, part), owner, owner);
  }
  chownSync(maildir, owner, owner);
  writeFileSync(
    join(folder, 'users'),
    `${USER}:{PLAIN}${PASSWORD}:${owner}:${owner}::${folder}::\n`,
  );
  writeFileSync(
    join(folder, 'dovecot.conf'),
    `base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/log
protocols = imap
listen = 127.0.0.1
ssl = no
disable_plaintext_auth = no
first_valid_uid = 1
first_valid_gid = 1
${ownUsers(username, uid)}mail_location = maildir:${maildir}
passdb {
  driver = passwd-file
  args = ${folder}/users
}
userdb {
  driver = passwd-file
  args = ${folder}/users
}
service imap-login {
  chroot =
  inet_listener imap {
    port = ${port}
  }
}
service anvil {
  chroot =
}
service stats {
  chroot =
}
`,
  );
  let stop: (() => Promise<void>) | undefined;
  const start = async (): Promise<void> => {
    const child = spawn(program, ['-F', '-c', join(folder, 'dovecot.conf')], { stdio: 'ignore' });
    const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    stop = async () => {
      child.kill('SIGTERM');
      await exited;
    };
    await untilOpen(port);
  };
  await start();
  return {
    url: `imap://${USER}:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}/INBOX?requireTLS=false`,
    maildir,
    start,
    async stop() {
      await stop?.();
      stop = undefined;
    },
  };
}

/** As Dovecot refuses to serve mail as root, its package's users need access to the folder. */
const ownUsers = (name: string, uid: number): string =>
  uid === 0
    ? ''
    : ['internal_user', 'internal_group', 'login_user']
        .map((role) => `default_${role} = ${name}\n`)
        .join('');

async function untilOpen(port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1');
      const end = (isThere: boolean) => {
        socket.destroy();
        resolve(isThere);
      };
      socket.once('data', () => end(true)).once('error', () => end(false));
      socket.once('close', () => end(false));
    });
    if (isOpen) return;
    await pause(100);
  }
  throw new Error('Dovecot did not start');
}

export const removeDovecot = (dovecot: Dovecot): void =>
  rmSync(join(dovecot.maildir, '..'), { recursive: true, force: true });
