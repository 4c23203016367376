import { Injectable, Global, Module } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppConfig } from '../config/app-config';
import { keyedHash, isSameSecret } from '../config/keys';
import { databaseNow } from '../database/clock';

type Options = { seconds: number; path?: string };

@Injectable()
export class SignedCookies {
  constructor(private readonly config: AppConfig) {}

  set(reply: FastifyReply, name: string, content: object, { seconds, path = '/' }: Options): void {
    const until = databaseNow().getTime() + seconds * 1000;
    const body = Buffer.from(JSON.stringify({ ...content, until })).toString('base64url');
    void reply.setCookie(this.name(name, path), `${body}.${this.mac(`${name}:${body}`)}`, {
      path,
      httpOnly: true,
      sameSite: 'lax',
      secure: this.config.secureCookies,
      maxAge: seconds,
    });
  }

  read<T>(request: FastifyRequest, name: string, path = '/'): T | undefined {
    const [body, mac] = (request.cookies[this.name(name, path)] ?? '').split('.');
    if (!body || !mac || !isSameSecret(mac, this.mac(`${name}:${body}`))) return undefined;
    const content = JSON.parse(Buffer.from(body, 'base64url').toString()) as T & { until: number };
    return content.until > databaseNow().getTime() ? content : undefined;
  }

  /** Names of this browser's cookies that begin so, the ones that end first at the front. */
  namesOf(request: FastifyRequest, beginning: string): string[] {
    const prefix = this.name(beginning, '/');
    const endOf = (name: string) => this.read<{ until: number }>(request, name)?.until ?? 0;
    return Object.keys(request.cookies)
      .filter((name) => name.startsWith(prefix))
      .map((name) => beginning + name.slice(prefix.length))
      .toSorted((one, other) => endOf(one) - endOf(other));
  }

  clear(reply: FastifyReply, name: string): void {
    void reply.clearCookie(this.name(name, '/'), { path: '/' });
  }

  /** `__Host-` restricts a cookie to TLS and this host, `__Secure-` to TLS. */
  private name(name: string, path: string): string {
    const prefix = path === '/' ? '__Host-' : '__Secure-';
    return `${this.config.secureCookies ? prefix : ''}fenwright-${name}`;
  }

  private mac(text: string): string {
    return keyedHash(this.config.jwtSecret, 'cookies', text, 'base64url');
  }
}

@Global()
@Module({ providers: [SignedCookies], exports: [SignedCookies] })
export class HttpModule {}
