import { Injectable } from '@nestjs/common';
import { FormTokens } from './form-tokens';

export const TRAPS = ['honeypot', 'too_fast'] as const;
export type Trap = (typeof TRAPS)[number];

export type TrapFields = { website?: string; honeypot?: string; token?: string };

/**
 * Detects bots without bothering people. A detected submission gets the usual response and is
 * stored as spam, so false positives can be recovered.
 */
@Injectable()
export class FormTraps {
  constructor(private readonly tokens: FormTokens) {}

  /** `seconds`: minimum time a person needs from the first field to submitting. */
  caught(fields: TrapFields, seconds: number): Trap | null {
    if (fields.website || fields.honeypot) return 'honeypot';
    const age = fields.token ? this.tokens.ageOf(fields.token) : null;
    return age !== null && age < seconds ? 'too_fast' : null;
  }
}
