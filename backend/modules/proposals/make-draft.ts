import type { Day } from '../../time/days';
import type { ServiceType } from '../requests/requests.public';
import type { ProposalDraftDto, ShareDto } from './dto/proposal.dto';
import type { Share } from './money';
import type { ProposalContent } from './proposal-content';
import type { Draft, ProposalKind, Shares } from './proposal-draft';
import { ShareMissing } from './proposals.errors';
import { DEPOSIT_SHARE, TEMPLATES } from './wording';

/** From the template of the service. */
export function draftFor(kind: ProposalKind, service: ServiceType, validUntil: Day): Draft {
  const { scope, exclusions, milestones } = TEMPLATES[service];
  const rest = { lines: [], vatNote: '', validUntil };
  if (kind === 'change') {
    return { ...rest, scope: '', exclusions: '', deposit: null, milestones: [] };
  }
  return {
    ...rest,
    scope,
    exclusions,
    deposit: { share: DEPOSIT_SHARE },
    milestones: milestones.map(([title, share]) => ({ title, due: null, share })),
  };
}

export const draftOf = (form: ProposalDraftDto): Draft => ({
  scope: form.scope ?? '',
  exclusions: form.exclusions ?? '',
  lines: form.lines.map(({ text = '', quantity, unitMinor, vatRate }) => ({
    ...{ text, quantity, unitMinor, vatRate },
  })),
  deposit: form.deposit ? shareIn(form.deposit, 'deposit') : null,
  milestones: form.milestones.map(({ title = '', due, ...one }, index) => ({
    ...{ title, due: due ?? null },
    ...shareIn(one, `milestones.${index}`),
  })),
  vatNote: form.vatNote ?? '',
  validUntil: form.validUntil ?? null,
});

function shareIn({ share, minor }: ShareDto, field: string): Share {
  if (minor !== undefined) return { minor };
  if (share === undefined) throw ShareMissing(field);
  return { share };
}

/** With amounts for a version that was sent before its shares were kept. */
export const draftFrom = (content: ProposalContent, shares: Shares | null): Draft => ({
  scope: content.scope,
  exclusions: content.exclusions,
  lines: content.lines.map(({ netMinor: _net, ...line }) => line),
  deposit:
    shares?.deposit ?? (content.depositMinor === null ? null : { minor: content.depositMinor }),
  milestones: content.milestones.map(({ title, due, minor }, index) => ({
    ...{ title, due },
    ...(shares?.milestones[index] ?? { minor }),
  })),
  vatNote: content.vatNote,
  validUntil: content.validUntil,
});
