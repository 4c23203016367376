import brand from '../../../brand.json';

/**
 * An issued version is never edited: a change is a new entry at the end. The owner has the terms
 * checked by a solicitor (docs/owner.md).
 */
const TERMS: Record<string, string> = {
  '2026-11': `# What you accept
This proposal and these terms are the whole agreement about this work between you and ${brand.legalName}.

# Changes
Either of us may ask for a change. It is agreed in a change order of its own, which leaves everything else as it is.

# Payment
Amounts fall due as the schedule says, 30 days after the invoice. VAT is added at the rate that applies.

# Your part
You give us access to the data and people that the scope names. If that is late, the dates move with it.

# Rights
What we make for you is yours once it is paid. What either of us had before stays with its owner.

# Confidence and data
We keep what you show us confidential, and process personal data only as you instruct.

# Liability
Nothing limits liability that cannot be limited by law. Otherwise each of us is liable up to the price of this proposal.

# Law
The law of England and Wales applies, and its courts decide.`,
};

export const CURRENT_TERMS = Object.keys(TERMS).at(-1)!;
export const termsText = (version: string): string => TERMS[version] ?? '';

/** Of a new proposal. In hundredths of a percent. */
export const USUAL_SCHEDULE = {
  deposit: 3_000,
  milestones: [
    ['First results', 4_000],
    ['Hand-over', 3_000],
  ] as const,
};
