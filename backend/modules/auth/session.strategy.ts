import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { Strategy } from 'passport';
import { Unauthenticated } from '../../access/access.errors';
import type { Actor } from '../../access/actor';
import { isBackgroundCall } from '../../http/background-call';
import { Callers } from './callers';
import { KnownDevices } from './known-devices';

type Done = (error: unknown, actor?: Actor) => void;

/** Takes the bearer token from the header only, not from cookies or query parameters. */
class BearerToken extends Strategy {
  constructor(
    private readonly check: (token: string, request: FastifyRequest, done: Done) => void,
  ) {
    super();
  }

  override authenticate(request: { headers: { authorization?: string } }): void {
    const [, token] = /^Bearer ([\w.~+/-]+=*)$/i.exec(request.headers.authorization ?? '') ?? [];
    if (!token) return this.error(Unauthenticated());
    this.check(token, request as FastifyRequest, (error, actor) =>
      actor ? this.success(actor) : this.error(error),
    );
  }
}

@Injectable()
export class SessionStrategy extends PassportStrategy(BearerToken, 'session') {
  constructor(
    private readonly callers: Callers,
    private readonly devices: KnownDevices,
  ) {
    super();
  }

  validate(token: string, request: FastifyRequest): Promise<Actor> {
    return this.callers.authenticate(token, {
      isBackground: isBackgroundCall(request),
      device: this.devices.idIn(request),
    });
  }
}
