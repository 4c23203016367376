import { Injectable } from '@nestjs/common';
import { AppConfig } from '../config/app-config';
import { keyedHash, isSameSecret } from '../config/keys';
import { nameChoices } from '../openapi/choice-words';

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

export const TRAPS = ['honeypot', 'too_fast'] as const;
export type Trap = (typeof TRAPS)[number];

nameChoices('LeadTrap', {
  honeypot: 'It filled in a field that people cannot see, as programs do.',
  too_fast: 'It was sent faster than a person can fill in the form.',
} satisfies Record<Trap, string>);

export type TrapFields = { website?: string; honeypot?: string; token?: string };

/**
 * A detected submission gets the usual response and is stored as spam, so that false positives can
 * be recovered.
 */
@Injectable()
export class FormTraps {
  constructor(private readonly tokens: FormTokens) {}

  caught(fields: TrapFields, seconds: number): Trap | null {
    if (fields.website || fields.honeypot) return 'honeypot';
    const age = fields.token ? this.tokens.ageOf(fields.token) : null;
    return age !== null && age < seconds ? 'too_fast' : null;
  }
}
