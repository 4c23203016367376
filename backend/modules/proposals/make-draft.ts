import type { Day } from '../../time/days';
import type { ProposalDraftDto, ShareDto } from './dto/proposal.dto';
import type { Share } from '../../documents/priced-lines';
import type { ProposalContent } from './proposal-content';
import type { Draft, ProposalKind, Shares } from './proposal-draft';
import { ShareMissing } from './proposals.errors';
import { USUAL_SCHEDULE } from './wording';

/** Scope and exclusions start empty, because clients took sample words for the offer. */
export function draftFor(kind: ProposalKind, validUntil: Day): Draft {
  const { deposit, milestones } = USUAL_SCHEDULE;
  const isOffer = kind === 'offer';
  return {
    ...{ scope: '', exclusions: '', lines: [], vatNote: '', validUntil },
    deposit: isOffer ? { share: deposit } : null,
    milestones: isOffer ? milestones.map(([title, share]) => ({ title, due: null, share })) : [],
  };
}

export const draftOf = (form: ProposalDraftDto): Draft => ({
  scope: form.scope ?? '',
  exclusions: form.exclusions ?? '',
  lines: form.lines.map(({ text = '', quantity, unit, unitMinor, vatRate }) => ({
    ...{ text, quantity, ...(unit && { unit }), unitMinor, vatRate },
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
