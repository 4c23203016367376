import { Injectable } from '@nestjs/common';
import { keyedHash } from '../crypto/derived-key';
import { AppConfig } from '../config/app-config';
import { isSameSecret } from '../crypto/same-secret';

const LONGEST_SECONDS = 86_400;

@Injectable()
export class FormTokens {
  constructor(private readonly config: AppConfig) {}

  issue(now = Date.now()): string {
    const begun = now.toString(36);
    return `${begun}.${this.mac(begun)}`;
  }

  ageOf(token: string, now = Date.now()): number | null {
    const [begun = '', mac = ''] = token.split('.');
    if (!isSameSecret(mac, this.mac(begun))) return null;
    const seconds = (now - parseInt(begun, 36)) / 1000;
    return seconds <= LONGEST_SECONDS ? seconds : null;
  }

  private mac(begun: string): string {
    return keyedHash(this.config.jwtSecret, 'forms', begun, 'base64url');
  }
}
