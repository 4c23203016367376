import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { Strategy } from 'passport';
import type { Actor } from '../../access/actor';
import { PREFIX } from './token-text';
import { UseToken } from './use-token';

type Done = (error: unknown, actor?: Actor) => void;

class PrefixedBearer extends Strategy {
  constructor(private readonly check: (text: string, ip: string, done: Done) => void) {
    super();
  }

  override authenticate(request: { headers: { authorization?: string } }): void {
    const [, text] = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
    if (!text?.startsWith(PREFIX)) return this.fail();
    this.check(text, (request as FastifyRequest).ip, (error, actor) =>
      actor ? this.success(actor) : this.error(error),
    );
  }
}

@Injectable()
export class ApiTokenStrategy extends PassportStrategy(PrefixedBearer, 'api-token') {
  constructor(private readonly tokens: UseToken) {
    super();
  }

  validate(text: string, ip: string): Promise<Actor> {
    return this.tokens.run(text, ip);
  }
}
