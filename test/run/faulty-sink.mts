import { setTimeout as sleep } from 'node:timers/promises';
import { SmtpSink, type Step } from '../../dev/mailbox/sink.mts';

interface Refusal {
  /** Share of mails refused, from 0 to 1. */
  share: number;
  code: number;
  text: string;
  at: Step;
}

/** A mail server that can refuse mails and be slow on demand. */
export class FaultySink extends SmtpSink {
  refused = 0;
  #refusal: Partial<Refusal> = {};
  #delayMs = 0;
  #owed = 0;

  /**
   * Refuses all mails (true), none (false) or a share of them, with a temporary error by default.
   */
  refuse(what: boolean | Partial<Refusal>): void {
    this.#refusal = typeof what === 'boolean' ? { share: what ? 1 : 0 } : { share: 1, ...what };
    this.#owed = 0;
  }

  delay(ms: number): void {
    this.#delayMs = ms;
  }

  protected override async admit(step: Step): Promise<void> {
    const { code: responseCode = 421, at = 'DATA' } = this.#refusal;
    if (step === 'DATA' && this.#delayMs > 0) await sleep(this.#delayMs);
    if (step !== at || !this.#refusesThis()) return;
    this.refused += 1;
    const { text = responseCode < 500 ? 'Try again later' : 'Mailbox unavailable' } = this.#refusal;
    throw Object.assign(new Error(text), { responseCode });
  }

  /** Spread evenly rather than at random, to keep tests deterministic. */
  #refusesThis(): boolean {
    this.#owed += this.#refusal.share ?? 0;
    if (this.#owed < 1) return false;
    this.#owed -= 1;
    return true;
  }
}
