import { secondsOf } from '../../links/links.public';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SignedCookies } from '../../http/signed-cookies';

/**
 * Which sign-up this browser made. Set whether or not the address has an account already: its
 * presence must not tell.
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
