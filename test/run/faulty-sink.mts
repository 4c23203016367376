import { setTimeout as sleep } from 'node:timers/promises';
import { SmtpSink } from '../../dev/mailbox/sink.mts';

/** What the sink does with the next mails. */
interface Refusal {
  /** The share of mails refused, 1 for all, 0 for none. */
  share: number;
  /** The SMTP reply, e.g. 421 (try later) or 550 (never). */
  code: number;
}

/** A mail server that can be told to refuse mails and to be slow. */
export class FaultySink extends SmtpSink {
  /** Mails refused since the start. */
  refused = 0;
  #refusal: Refusal = { share: 0, code: 421 };
  #delayMs = 0;
  #owed = 0;

  /** Refuses all mails (true), none (false) or a share of them, with a reply that means "try later". */
  refuse(what: boolean | Partial<Refusal>): void {
    const wanted = typeof what === 'boolean' ? { share: what ? 1 : 0 } : { share: 1, ...what };
    this.#refusal = { code: 421, ...wanted };
    this.#owed = 0;
  }

  /** Waits this long before it answers a mail, in milliseconds. */
  delay(ms: number): void {
    this.#delayMs = ms;
  }

  protected override async admit(): Promise<void> {
    if (this.#delayMs > 0) await sleep(this.#delayMs);
    if (!this.#refusesThis()) return;
    this.refused += 1;
    const { code: responseCode } = this.#refusal;
    const text = responseCode < 500 ? 'Try again later' : 'Mailbox unavailable';
    throw Object.assign(new Error(text), { responseCode });
  }

  /** Spread evenly rather than by chance, so that a test's outcome does not depend on luck. */
  #refusesThis(): boolean {
    this.#owed += this.#refusal.share;
    if (this.#owed < 1) return false;
    this.#owed -= 1;
    return true;
  }
}
