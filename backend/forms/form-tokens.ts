import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../config/app-config';
import { isSameSecret } from '../crypto/same-secret';

/** A page left open overnight is no reason to doubt its reader. */
const LONGEST_SECONDS = 86_400;

/** Says, in our own writing, when a visitor began to fill in a form. Names nobody. */
@Injectable()
export class FormTokens {
  constructor(private readonly config: AppConfig) {}

  issue(now = Date.now()): string {
    const begun = now.toString(36);
    return `${begun}.${this.mac(begun)}`;
  }

  /** Seconds since the form was begun; null for a token that is not ours or too old to tell. */
  ageOf(token: string, now = Date.now()): number | null {
    const [begun = '', mac = ''] = token.split('.');
    if (!isSameSecret(mac, this.mac(begun))) return null;
    const seconds = (now - parseInt(begun, 36)) / 1000;
    return seconds <= LONGEST_SECONDS ? seconds : null;
  }

  private mac(begun: string): string {
    return createHmac('sha256', `${this.config.jwtSecret}:forms`).update(begun).digest('base64url');
  }
}
