import type { IncomingHttpHeaders } from 'node:http';
import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { Strategy } from 'passport';
import { Unauthenticated } from '../../access/access.errors';
import type { Actor } from '../../access/actor';
import { isBackgroundCall } from '../../access/background-call';
import { Sessions } from './sessions';

type Done = (error: unknown, actor?: Actor) => void;

/** Passport's part: takes the bearer token out of the header. No cookie, no query parameter. */
class BearerToken extends Strategy {
  constructor(private readonly check: (token: string, isBackground: boolean, done: Done) => void) {
    super();
  }

  override authenticate(request: { headers: IncomingHttpHeaders }): void {
    const [, token] = /^Bearer ([\w.~+/-]+=*)$/i.exec(request.headers.authorization ?? '') ?? [];
    if (!token) return this.error(Unauthenticated());
    this.check(token, isBackgroundCall(request.headers), (error, actor) =>
      actor ? this.success(actor) : this.error(error),
    );
  }
}

@Injectable()
export class SessionStrategy extends PassportStrategy(BearerToken, 'session') {
  constructor(private readonly sessions: Sessions) {
    super();
  }

  validate(token: string, isBackground: boolean): Promise<Actor> {
    return this.sessions.authenticate(token, isBackground);
  }
}
