import { setTimeout as sleep } from 'node:timers/promises';
import { SmtpSink } from '../../dev/mailbox/sink.mts';

interface Refusal {
  /** Share of mails refused, from 0 to 1. */
  share: number;
  code: number;
}

/** A mail server that can refuse mails and be slow on demand. */
export class FaultySink extends SmtpSink {
  refused = 0;
  #refusal: Refusal = { share: 0, code: 421 };
  #delayMs = 0;
  #owed = 0;

  /**
   * Refuses all mails (true), none (false) or a share of them, with a temporary error by default.
   */
  refuse(what: boolean | Partial<Refusal>): void {
    const wanted = typeof what === 'boolean' ? { share: what ? 1 : 0 } : { share: 1, ...what };
    this.#refusal = { code: 421, ...wanted };
    this.#owed = 0;
  }

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

  /** Spread evenly rather than at random, to keep tests deterministic. */
  #refusesThis(): boolean {
    this.#owed += this.#refusal.share;
    if (this.#owed < 1) return false;
    this.#owed -= 1;
    return true;
  }
}
