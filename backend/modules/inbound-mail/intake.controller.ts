import { createHmac } from 'node:crypto';
import { Controller, Headers, HttpCode, Post, Req } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiBody, ApiConsumes, ApiHeader, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Public } from '../../access/access.public';
import { AppConfig } from '../../config/app-config';
import { isSameSecret } from '../../config/keys';
import { MessageDto } from '../../http/message.dto';
import { TAKES_FILES } from '../../http/multipart-bodies';
import { ProblemResponses } from '../../openapi/problem-responses';
import { MAX_MAIL_BYTES } from './inbound-mail-options';
import { MailTooLarge, NotAMail, SignatureInvalid } from './inbound-mail.errors';
import { TakeMail } from './take-mail';

const SignatureHeader = (name: string, description: string) =>
  ApiHeader({ name, description, required: true, schema: { type: 'string', maxLength: 64 } });

@ApiTags('Mail')
@Controller('api/inbound-mail')
export class IntakeController {
  constructor(
    private readonly config: AppConfig,
    private readonly taking: TakeMail,
  ) {}

  /**
   * Deliver one complete inbound mail. Called by the mail provider. The response is sent once the mail is stored;
   * repeating it has no effect. `X-Inbound-Signature` is the HMAC-SHA-256, with `INBOUND_MAIL_SECRET`, over the
   * timestamp, a full stop and the body's hash.
   */
  @Post()
  @HttpCode(200)
  @Public({ limit: 'taking-mail' })
  @RouteConfig(TAKES_FILES)
  @ApiConsumes('message/rfc822')
  @ApiBody({ schema: { type: 'string', format: 'binary' } })
  @SignatureHeader('X-Inbound-Timestamp', 'Seconds since 1970, at most five minutes away from now.')
  @SignatureHeader('X-Inbound-SHA256', 'SHA-256 of the body, in hex.')
  @SignatureHeader('X-Inbound-Signature', 'In hex.')
  @ProblemResponses(401)
  async receiveMail(
    @Headers() headers: SignatureHeaders,
    @Req() { raw }: FastifyRequest,
  ): Promise<MessageDto> {
    const { 'content-type': type = '', 'content-length': length = '0' } = raw.headers;
    const sha256 = expectSigned(headers, this.config.inboundMail.secret);
    if (!type.toLowerCase().startsWith('message/rfc822')) throw NotAMail();
    if (Number(length) > MAX_MAIL_BYTES) throw MailTooLarge();
    await this.taking.take(raw, { sha256 });
    return { message: 'The mail is taken.' };
  }
}

const WINDOW_MS = 5 * 60_000;

type SignatureHeaders = {
  'x-inbound-timestamp'?: string;
  'x-inbound-sha256'?: string;
  'x-inbound-signature'?: string;
};

/** HMAC-SHA-256 over `<seconds>.<hash of the body in hex>`, in hex. */
export const signatureOf = (secret: string, seconds: string, sha256: string): string =>
  createHmac('sha256', secret).update(`${seconds}.${sha256}`).digest('hex');

/**
 * Checks the signature before the body is read, so that a stranger's body is not even stored.
 * @returns the hash that the body must have. @throws SignatureInvalid
 */
function expectSigned(headers: SignatureHeaders, secret: string | undefined): string {
  const {
    'x-inbound-timestamp': seconds = '',
    'x-inbound-sha256': sha256 = '',
    'x-inbound-signature': signature = '',
  } = headers;
  const isShaped = /^\d{1,12}$/.test(seconds) && /^[\da-f]{64}$/.test(sha256);
  if (!secret || !isShaped) throw SignatureInvalid();
  if (!isSameSecret(signature, signatureOf(secret, seconds, sha256))) throw SignatureInvalid();
  if (Math.abs(Date.now() - Number(seconds) * 1_000) > WINDOW_MS) throw SignatureInvalid();
  return sha256;
}
