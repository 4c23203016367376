import { Injectable } from '@nestjs/common';
import { FormTokens } from './form-tokens';

/** Why a submission was taken for a bot. */
export const TRAPS = ['honeypot', 'too_fast'] as const;
export type Trap = (typeof TRAPS)[number];

/** What every form of the site sends beside its own fields. */
export type TrapFields = { website?: string; honeypot?: string; token?: string };

/**
 * Detects bots without bothering people. A caught submission gets the usual answer and is stored as
 * spam, so that a false positive can be rescued.
 */
@Injectable()
export class FormTraps {
  constructor(private readonly tokens: FormTokens) {}

  /** `seconds`: the minimum time a person needs from the first field to submitting. */
  caught(fields: TrapFields, seconds: number): Trap | null {
    if (fields.website || fields.honeypot) return 'honeypot';
    const age = fields.token ? this.tokens.ageOf(fields.token) : null;
    return age !== null && age < seconds ? 'too_fast' : null;
  }
}
