import type { FastifyRequest } from 'fastify';
import { Strategy } from 'passport';
import { isSameSecret } from '../config/keys';
import { Unauthenticated } from './access.errors';
import type { Actor } from './actor';

type Find = (
  request: FastifyRequest,
  done: (error: unknown, actor?: Actor | null) => void,
) => unknown;

export class FindCaller extends Strategy {
  constructor(private readonly find: Find) {
    super();
  }

  override authenticate(request: unknown): void {
    void this.find(request as FastifyRequest, (error, actor) => {
      if (error) return this.error(error);
      return actor ? this.success(actor) : this.fail();
    });
  }
}

/** `login` is `name:password`. */
export function expectBasic(authorization = '', login: string | undefined): void {
  const expected = `Basic ${Buffer.from(login ?? '').toString('base64')}`;
  if (!login || !isSameSecret(authorization, expected)) throw Unauthenticated();
}

export function expectBearer(authorization = '', token: string | undefined): void {
  if (!token || !isSameSecret(authorization, `Bearer ${token}`)) throw Unauthenticated();
}
