import { Injectable, Module } from '@nestjs/common';
import brand from '../../brand.json';
import { AppConfig } from '../config/app-config';
import { withoutAddresses } from '../validation/email-address';
import type { RenderedMail } from './define-mail';
import { withoutPictures } from './mail-wordmark';
import {
  DeliveryPostponed,
  DeliveryRefused,
  headersOf,
  messageIdOf,
  plainSubject,
  type MailTransport,
} from './mail-transport';

const TIMEOUT_MS = 15_000;
const USUAL_PAUSE_SECONDS = 60;
const LONGEST_PAUSE_SECONDS = 3_600;

export class ProviderRefusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    detail: string,
  ) {
    super(`Brevo answered ${status} ${code}: ${detail}`);
  }
}

export class ProviderBusy extends Error {
  constructor(readonly retryAfterSeconds: number) {
    super(`Brevo answered 429: wait ${retryAfterSeconds} s`);
  }
}

/**
 * API v3 (developers.brevo.com). Network errors and 5xx are thrown unchanged, because a retry may
 * succeed.
 */
@Injectable()
export class BrevoClient {
  constructor(private readonly config: AppConfig) {}

  async call(method: 'POST' | 'DELETE', path: string, body?: object): Promise<void> {
    const { brevo } = this.config;
    if (!brevo) throw new Error('BREVO_API_KEY is not set');
    const response = await fetch(`${brevo.apiUrl}${path}`, {
      method,
      headers: {
        'api-key': brevo.apiKey,
        accept: 'application/json',
        ...(body && { 'content-type': 'application/json' }),
      },
      body: body && JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const answer = await response.text();
    if (response.ok) return;
    if (response.status === 429) throw new ProviderBusy(pauseOf(response.headers));
    if (response.status >= 500) throw new Error(`Brevo answered ${response.status}`);
    const { code, message } = errorIn(answer);
    throw new ProviderRefusal(response.status, code, message);
  }
}

/** `x-sib-ratelimit-reset` is in seconds; Brevo sends no Retry-After. */
function pauseOf(headers: Headers): number {
  const seconds = Number(headers.get('x-sib-ratelimit-reset') ?? Number.NaN);
  if (!Number.isFinite(seconds) || seconds < 0) return USUAL_PAUSE_SECONDS;
  return Math.min(Math.max(seconds, 1), LONGEST_PAUSE_SECONDS);
}

function errorIn(answer: string): { code: string; message: string } {
  try {
    const { code, message } = JSON.parse(answer) as { code?: string; message?: string };
    return {
      code: code ?? 'unknown',
      message: withoutAddresses(message ?? '').slice(0, 300),
    };
  } catch {
    return { code: 'unknown', message: 'no JSON' };
  }
}

@Module({ providers: [BrevoClient], exports: [BrevoClient] })
export class BrevoModule {}

export class BrevoTransport implements MailTransport {
  constructor(
    private readonly config: AppConfig,
    private readonly client: BrevoClient,
  ) {}

  async send(id: string, mail: RenderedMail): Promise<void> {
    const { from, inbox } = this.config.mail;
    const email = {
      sender: { name: brand.name, email: from },
      to: [{ email: mail.to }],
      replyTo: { email: mail.replyTo ?? inbox },
      subject: plainSubject(mail.subject),
      htmlContent: withoutPictures(mail.html),
      textContent: mail.text,
      ...(mail.attachment && {
        attachment: [
          { name: mail.attachment.name, content: mail.attachment.content.toString('base64') },
        ],
      }),
      // The idempotency key prevents a second mail if a response was lost.
      headers: { ...headersOf(mail), 'Message-ID': messageIdOf(id, from), idempotencyKey: id },
    };
    try {
      await this.client.call('POST', '/smtp/email', email);
    } catch (error) {
      const { message } = error as Error;
      if (error instanceof ProviderBusy)
        throw new DeliveryPostponed(message, error.retryAfterSeconds);
      if (!(error instanceof ProviderRefusal)) throw new DeliveryPostponed(message);
      if (error.code === 'duplicate_request') return;
      throw new DeliveryRefused(message, { isAboutAddress: false });
    }
  }

  close(): void {}
}
