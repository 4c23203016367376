import { parentPort, workerData } from 'node:worker_threads';
import { fingerprintOf, KnownEndings, KnownTexts } from '../../mail/fingerprint';
import { readBody, type MailBody } from './read-body';

export type Context = {
  /** Host of our links. */
  site: string;
  key: string;
  /** Fingerprints of our mails. */
  sent: Uint8Array[];
  isUncertain: boolean;
  /** Messages that came by mail, which a mail may quote as well. */
  received: string[];
  endingsKey: string;
  /** Of its sender's earlier mails. */
  endings: Uint8Array[];
};

export type ThreadMail = { raw: Uint8Array; context: Context };

/** Null: unreadable. */
export type ThreadAnswer = { body: MailBody | null };

const { raw, context } = workerData as ThreadMail;
const known = {
  site: context.site,
  sent: new KnownTexts(context.key, context.sent),
  isUncertain: context.isUncertain,
  received: new KnownTexts(context.key, [fingerprintOf(context.key, context.received)]),
  endings: new KnownEndings(context.endingsKey, context.endings),
};

void readBody(raw, known)
  .catch(() => null)
  .then((body) => {
    const contents = new Set(body?.files.map(({ content }) => content.buffer));
    const answer: ThreadAnswer = { body };
    parentPort!.postMessage(answer, [...contents]);
  });
