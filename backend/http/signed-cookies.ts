import type {} from '@fastify/cookie';
import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppConfig } from '../config/app-config';
import { isSameSecret } from '../crypto/same-secret';

type Options = { seconds: number; path?: string };

/** Cookies that only we can write. `HttpOnly`, so no script reads them; none signs anybody in. */
@Injectable()
export class SignedCookies {
  constructor(private readonly config: AppConfig) {}

  set(reply: FastifyReply, name: string, content: object, { seconds, path = '/' }: Options): void {
    const until = Date.now() + seconds * 1000;
    const body = Buffer.from(JSON.stringify({ ...content, until })).toString('base64url');
    void reply.setCookie(this.name(name, path), `${body}.${this.mac(`${name}:${body}`)}`, {
      path,
      httpOnly: true,
      sameSite: 'lax',
      secure: this.config.secureCookies,
      maxAge: seconds,
    });
  }

  /** What we wrote, unless it has expired or somebody else wrote it. */
  read<T>(request: FastifyRequest, name: string, path = '/'): T | undefined {
    const [body, mac] = (request.cookies[this.name(name, path)] ?? '').split('.');
    if (!body || !mac || !isSameSecret(mac, this.mac(`${name}:${body}`))) return undefined;
    const content = JSON.parse(Buffer.from(body, 'base64url').toString()) as T & { until: number };
    return content.until > Date.now() ? content : undefined;
  }

  clear(reply: FastifyReply, name: string): void {
    void reply.clearCookie(this.name(name, '/'), { path: '/' });
  }

  /** Prefixes pin a cookie to TLS, and to this very host where it has the whole path. */
  private name(name: string, path: string): string {
    const prefix = path === '/' ? '__Host-' : '__Secure-';
    return `${this.config.secureCookies ? prefix : ''}fenwright-${name}`;
  }

  private mac(text: string): string {
    return createHmac('sha256', `${this.config.jwtSecret}:cookies`)
      .update(text)
      .digest('base64url');
  }
}
