import { sha256 } from '../../links/links.public';
import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SignedCookies } from '../../http/signed-cookies';

const FOREVER_SECONDS = 400 * 86_400;

/** Hashed, because cookies stay on devices for long. */
type DeviceCookie = { id: string; owner: string };

@Injectable()
export class KnownDevices {
  constructor(private readonly cookies: SignedCookies) {}

  idOf(request: FastifyRequest, email: string): string | undefined {
    const cookie = this.cookies.read<DeviceCookie>(request, 'device');
    return cookie?.owner === ownerOf(email) ? cookie.id : undefined;
  }

  idIn(request: FastifyRequest): string | undefined {
    return this.cookies.read<DeviceCookie>(request, 'device')?.id;
  }

  remember(request: FastifyRequest, reply: FastifyReply, email: string): void {
    const id = this.idOf(request, email) ?? randomBytes(16).toString('base64url');
    const cookie: DeviceCookie = { id, owner: ownerOf(email) };
    this.cookies.set(reply, 'device', cookie, { seconds: FOREVER_SECONDS });
  }
}

const ownerOf = (email: string): string => sha256(email.toLowerCase());
