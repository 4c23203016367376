import type {} from '@fastify/cookie';
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppConfig } from '../../config/app-config';

const DAY = 86_400;

/**
 * The few cookies there are. None signs anybody in: one remembers that this device did, one ties
 * a provider's round trip to the browser that started it.
 */
@Injectable()
export class BrowserCookies {
  constructor(private readonly config: AppConfig) {}

  /** The device's id, if it has signed in to this address before. */
  knownDevice(request: FastifyRequest, email: string): string | undefined {
    const [id, proof] = (request.cookies[this.name('device')] ?? '').split('.');
    return id && proof && this.sameText(proof, this.deviceProof(id, email)) ? id : undefined;
  }

  rememberDevice(request: FastifyRequest, reply: FastifyReply, email: string): void {
    const id = this.knownDevice(request, email) ?? randomBytes(16).toString('base64url');
    this.set(reply, 'device', `${id}.${this.deviceProof(id, email)}`, 400 * DAY);
  }

  /** Signed and readable only by us again; `HttpOnly`, so not by any script. */
  setSigned(reply: FastifyReply, name: string, content: object, seconds: number): void {
    const body = Buffer.from(
      JSON.stringify({ ...content, until: Date.now() + seconds * 1000 }),
    ).toString('base64url');
    this.set(reply, name, `${body}.${this.mac(`${name}:${body}`)}`, seconds);
  }

  readSigned<T>(request: FastifyRequest, name: string): T | undefined {
    const [body, mac] = (request.cookies[this.name(name)] ?? '').split('.');
    if (!body || !mac || !this.sameText(mac, this.mac(`${name}:${body}`))) return undefined;
    const content = JSON.parse(Buffer.from(body, 'base64url').toString()) as T & { until: number };
    return content.until > Date.now() ? content : undefined;
  }

  clear(reply: FastifyReply, name: string): void {
    void reply.clearCookie(this.name(name), { path: '/' });
  }

  private set(reply: FastifyReply, name: string, value: string, seconds: number): void {
    void reply.setCookie(this.name(name), value, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: this.config.secureCookies,
      maxAge: seconds,
    });
  }

  /** `__Host-` pins a cookie to this very host; browsers allow it over TLS only. */
  private name(name: string): string {
    return `${this.config.secureCookies ? '__Host-' : ''}fenwright-${name}`;
  }

  private deviceProof(id: string, email: string): string {
    return this.mac(`device:${id}:${email.toLowerCase()}`);
  }

  private mac(text: string): string {
    return createHmac('sha256', `${this.config.jwtSecret}:cookies`)
      .update(text)
      .digest('base64url');
  }

  private sameText(a: string, b: string): boolean {
    return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
  }
}
