import type { Actor } from '../../access/access.public';
import type { PaperDto, ProposalDetailDto, ProposalDto, SavedDraftDto } from './dto/proposal.dto';
import { gapsIn } from './content-gaps';
import { blocksOf } from '../../documents/markdown';
import { contentOf, parseContent, type ProposalContent } from './proposal-content';
import { mayWrite } from './proposal-access';
import { factsFor, LISTED, type ProposalRow } from './proposal-rows';
import type { Draft } from './proposal-draft';
import type { ProposalVersion } from './proposal-version.entity';

type StoredContent = Pick<ProposalVersion, 'content' | 'sha256'>;

/** `useSample`: whether a draft may show invented legal facts. */
export function detailOf(
  actor: Actor,
  row: ProposalRow,
  previous: StoredContent | undefined,
  useSample: boolean,
): ProposalDetailDto {
  const { content, sha256, decision } = row;
  return {
    ...briefOf(row),
    version: row.version,
    paper: content === null ? null : storedContent({ content, sha256: sha256! }),
    previous: previous ? storedContent(previous) : null,
    draft: mayWrite(actor) && row.draft ? draftDto(actor, row, row.draft, useSample) : null,
    decision: decision && {
      decision,
      name: row.decisionName,
      capacity: row.capacity!,
      reason: row.reason,
      at: row.decidedAt!,
    },
    needsCode: actor.onlyRequestId !== undefined,
    canWrite: mayWrite(actor),
    hasPdf: row.hasPdf,
  };
}

function briefOf(row: ProposalRow): ProposalDto {
  const names = Object.keys(LISTED.columns) as (keyof ProposalDto)[];
  return Object.fromEntries(names.map((name) => [name, row[name]])) as ProposalDto & object;
}

function draftDto(actor: Actor, row: ProposalRow, draft: Draft, useSample: boolean): SavedDraftDto {
  const content = contentOf(draft, factsFor(row), useSample);
  const { drafter, draftedBy, draftedAt } = row;
  const written = {
    ...draft,
    validUntil: draft.validUntil ?? undefined,
    milestones: draft.milestones.map(({ due, ...one }) => ({ ...one, ...(due && { due }) })),
  };
  return {
    ...(JSON.parse(JSON.stringify(written)) as SavedDraftDto),
    by:
      draftedBy && draftedAt
        ? { name: drafter ?? '', isYou: draftedBy === actor.userId, at: draftedAt }
        : null,
    paper: contentDto(content, ''),
    gaps: gapsIn(draft, content).map(({ field, message }) => ({ field, message })),
  };
}

const storedContent = ({ content, sha256 }: StoredContent): PaperDto =>
  contentDto(parseContent(content), sha256);

function contentDto(
  { schema: _schema, request, terms, ...content }: ProposalContent,
  sha256: string,
): PaperDto {
  const { version, sha256: ofTerms, text } = terms;
  return {
    ...content,
    requestReference: request.reference,
    projectName: request.projectName,
    lines: content.lines.map(({ unit = null, ...line }) => ({ ...line, unit })),
    scope: blocksOf(content.scope),
    exclusions: blocksOf(content.exclusions),
    terms: { version, sha256: ofTerms, blocks: blocksOf(text) },
    sha256,
  };
}
