import { secondsOf } from '../../links/links.public';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SignedCookies } from '../../http/signed-cookies';

/**
 * The sign-up made in this browser. Set even if the address has an account, so that it reveals
 * nothing.
 */
@Injectable()
export class SignUpCookie {
  constructor(private readonly cookies: SignedCookies) {}

  remember(reply: FastifyReply, registrationId: string): void {
    const seconds = secondsOf('verify_registration');
    this.cookies.set(reply, 'sign-up', { registrationId }, { seconds });
  }

  idIn(request: FastifyRequest): string | undefined {
    return this.cookies.read<{ registrationId: string }>(request, 'sign-up')?.registrationId;
  }
}
