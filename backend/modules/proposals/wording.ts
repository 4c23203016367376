import brand from '../../../brand.json';
import type { ServiceType } from '../requests/requests.public';

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

type Template = { scope: string; exclusions: string; milestones: [title: string, share: number][] };

const written = (aim: string, steps: string[], exclusions: string[]): Template => ({
  scope: `## What we do\n\n${aim}\n\n${steps.map((step) => `- ${step}`).join('\n')}`,
  exclusions: exclusions.map((one) => `- ${one}`).join('\n'),
  milestones: [
    ['First results', 4_000],
    ['Hand-over', 3_000],
  ],
});

/** The deposit is the rest of the price. */
export const TEMPLATES: Record<ServiceType, Template> = {
  'ai-consulting': written(
    'We find out where AI pays off for you, and in which order to build it.',
    ['Interviews with the people who do the work', 'A ranked list of cases with costs and gains'],
    ['Building what the report recommends'],
  ),
  'data-analytics': written(
    'We turn your data into figures that you can act on.',
    ['Connection of the agreed sources', 'Dashboards for the agreed questions', 'Training'],
    ['Corrections in the source systems', 'Licences of third parties'],
  ),
  'machine-learning': written(
    'We build and test a model for the agreed question.',
    ['Audit of the data', 'A model, measured against what you do today', 'Deployment and handbook'],
    ['Collecting or labelling new data', 'Running costs of the cloud'],
  ),
  'ai-integration': written(
    'We connect AI with the systems that you use.',
    ['Interfaces to the agreed systems', 'Tests with your own cases', 'Monitoring'],
    ['Changes to systems of third parties', 'Fees of model providers'],
  ),
  'custom-app': written(
    'We design and build the agreed web application.',
    ['Design of the screens', 'Application with tests', 'Launch and hand-over of the code'],
    ['Content and translations', 'Operation after the launch'],
  ),
  other: written('We do the work described here.', ['The agreed result'], ['All else']),
};

export const DEPOSIT_SHARE = 3_000;
