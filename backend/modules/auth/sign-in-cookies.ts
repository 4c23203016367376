import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SignedCookies } from '../../http/signed-cookies';
import { secondsOf, sha256 } from '../../links/links.public';
import { PENDING_LINK_SECONDS } from './lifetimes';
import type { RoundTrip } from './provider-clients';

const FOREVER_SECONDS = 400 * 86_400;

const ROUND_TRIP = 'round-trip-';

/** Browsers send all of them with every request. */
const MAX_ROUND_TRIPS = 5;

/** Hashed, because cookies stay on devices for long. */
type DeviceCookie = { id: string; owner: string };

export type PendingLinkCookie = { pendingId: string; browser: string; linkTo?: string };

@Injectable()
export class SignInCookies {
  constructor(private readonly cookies: SignedCookies) {}

  device(request: FastifyRequest, email?: string): string | undefined {
    const cookie = this.cookies.read<DeviceCookie>(request, 'device');
    return email === undefined || cookie?.owner === ownerOf(email) ? cookie?.id : undefined;
  }

  keepDevice(request: FastifyRequest, reply: FastifyReply, email: string): void {
    const id = this.device(request, email) ?? randomBytes(16).toString('base64url');
    const cookie: DeviceCookie = { id, owner: ownerOf(email) };
    this.cookies.set(reply, 'device', cookie, { seconds: FOREVER_SECONDS });
  }

  signUp(request: FastifyRequest): string | undefined {
    return this.cookies.read<{ registrationId: string }>(request, 'sign-up')?.registrationId;
  }

  /** Set even if the address has an account, so that it reveals nothing. */
  keepSignUp(reply: FastifyReply, registrationId: string): void {
    const seconds = secondsOf('verify_registration');
    this.cookies.set(reply, 'sign-up', { registrationId }, { seconds });
  }

  pendingLink(request: FastifyRequest): PendingLinkCookie | undefined {
    return this.cookies.read(request, 'offer');
  }

  keepPendingLink(reply: FastifyReply, link: PendingLinkCookie): void {
    this.cookies.set(reply, 'offer', link, { seconds: PENDING_LINK_SECONDS });
  }

  browser(request: FastifyRequest): string | undefined {
    return this.cookies.read<{ browser: string }>(request, 'browser')?.browser;
  }

  keepBrowser(reply: FastifyReply, browser: string): void {
    this.cookies.set(reply, 'browser', { browser }, { seconds: secondsOf('sign_in_handback') });
  }

  /** Only the callback of the same flow takes it, so that several tabs can sign in at once. */
  takeRoundTrip(
    request: FastifyRequest,
    reply: FastifyReply,
    flow: Pick<RoundTrip, 'provider' | 'state'>,
  ): RoundTrip | undefined {
    const name = roundTripName(flow);
    const roundTrip = this.cookies.read<RoundTrip>(request, name);
    if (roundTrip) this.cookies.clear(reply, name);
    return roundTrip;
  }

  keepRoundTrip(request: FastifyRequest, reply: FastifyReply, roundTrip: RoundTrip): void {
    const running = this.cookies.namesOf(request, ROUND_TRIP);
    for (const name of running.slice(0, 1 - MAX_ROUND_TRIPS)) this.cookies.clear(reply, name);
    this.cookies.set(reply, roundTripName(roundTrip), roundTrip, { seconds: PENDING_LINK_SECONDS });
  }
}

const roundTripName = ({ provider, state }: Pick<RoundTrip, 'provider' | 'state'>): string =>
  `${ROUND_TRIP}${sha256(`${provider}:${state}`).slice(0, 16)}`;

const ownerOf = (email: string): string => sha256(email.toLowerCase());
