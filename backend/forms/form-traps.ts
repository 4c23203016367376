import { Injectable } from '@nestjs/common';
import { FormTokens } from './form-tokens';

/** How a post gave itself away as a program's. */
export const TRAPS = ['honeypot', 'too_fast'] as const;
export type Trap = (typeof TRAPS)[number];

/** What every form of the site sends beside its own fields. */
export type TrapFields = { website?: string; honeypot?: string; token?: string };

/**
 * Tells programs from people without asking people anything. A caught post gets the usual answer and
 * is set apart, so that a mistake of ours can be made good.
 */
@Injectable()
export class FormTraps {
  constructor(private readonly tokens: FormTokens) {}

  /** `seconds`: what a person needs at the very least from the first field to the button. */
  caught(fields: TrapFields, seconds: number): Trap | null {
    if (fields.website || fields.honeypot) return 'honeypot';
    const age = fields.token ? this.tokens.ageOf(fields.token) : null;
    return age !== null && age < seconds ? 'too_fast' : null;
  }
}
