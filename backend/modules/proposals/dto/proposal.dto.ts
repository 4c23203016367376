import brand from '../../../../brand.json';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsObject, IsOptional, Matches, ValidateNested } from 'class-validator';
import { PageDto, SearchPageQuery } from '../../../lists/page.dto';
import { Choice, Day, Flag, Id, Items, Text, Whole, withCode } from '../../../validation/fields';
import { idParam, IdentifiedDto } from '../../../validation/id-param.dto';
import { OptionalVersion, Version } from '../../../validation/number-fields';
import { RequestNameDto } from '../../requests/requests.public';
import { LINE_UNITS, type LineUnit } from '../../../documents/priced-lines';
import { MAX_LINES, MAX_MILESTONES } from '../proposal-content';
import { PROPOSAL_STATES, type ProposalState } from '../proposal-moves';
import { PROPOSAL_KINDS, type ProposalKind } from '../proposal-draft';
import { ProposalNotFound } from '../proposals.errors';
import { CAPACITIES, DECISIONS, type Capacity, type Decision } from '../proposal-version.entity';

export class ProposalIdParam extends idParam(ProposalNotFound) {}

const MAX_MINOR = 10_000_000_000;
const MAX_SCOPE = 100_000;
/** A block or run has at least two letters. */
const MAX_BLOCKS = MAX_SCOPE / 2;

const Minor = (options: { optional?: boolean; min?: number } = {}) =>
  Whole({
    label: 'Amount',
    example: '1200000',
    min: 1,
    max: MAX_MINOR,
    description: 'In the smallest unit of the currency.',
    ...options,
  });

const Markdown = (label: string, max: number) =>
  Text({
    label,
    example: '## What we do\n\n- A forecast for **4,000 parts**',
    max,
    multiline: true,
    optional: true,
    description: `${label}, in Markdown: headings, lists, bold and italic.`,
  });

const Signed = (label: string) =>
  applyDecorators(
    Text({ label, example: 'Amira Khan', min: 2, max: 120 }),
    Matches(
      /^\P{L}*\p{L}\P{L}*\p{L}/u,
      withCode('too_short', `${label} must have at least two letters`),
    ),
  );

const Code = () =>
  Text({
    label: 'Code',
    example: '481052',
    max: 12,
    optional: true,
    description: 'Required if the session was opened from a mail: the code from `POST …/code`.',
  });

const Sha256 = (label: string) =>
  Text({
    label,
    example: 'a'.repeat(64),
    min: 64,
    max: 64,
    description: `${label}, SHA-256 in hex.`,
  });

const EXAMPLE_HASH = { example: 'a'.repeat(64) };

export class ProposalLineDto {
  @Text({ label: 'Description', example: 'Forecasting model', max: 300, optional: true })
  text?: string;

  /** In thousandths. */
  @Whole({ example: '1500', min: 1, max: 1_000_000_000 })
  quantity: number;

  /** Unit of the quantity. A fixed price has the quantity 1000. */
  @Choice(LINE_UNITS, 'LineUnit', { example: 'day', optional: true })
  unit?: LineUnit;

  @Minor({ min: -MAX_MINOR })
  unitMinor: number;

  /** In hundredths of a percent. */
  @Whole({ label: 'VAT rate', example: '2000', min: 0, max: 10_000 })
  vatRate: number;
}

export class ShareDto {
  /** Of the price without VAT, in hundredths of a percent. Give a share or an amount. */
  @Whole({ example: '3000', min: 1, max: 10_000, optional: true })
  share?: number;

  @Minor({ optional: true })
  minor?: number;
}

export class MilestoneDraftDto extends ShareDto {
  @Text({ label: 'Milestone', example: 'First results', max: 120, optional: true })
  title?: string;

  @Day({ example: '2027-02-01', optional: true })
  due?: Day;
}

export class ProposalDraftDto {
  @Markdown('Scope', MAX_SCOPE)
  scope?: string;

  @Markdown('Exclusions', 10_000)
  exclusions?: string;

  @Items(() => ProposalLineDto, { label: 'Lines', most: MAX_LINES })
  lines: ProposalLineDto[];

  @ApiProperty({ type: ShareDto, nullable: true, required: false })
  @IsOptional()
  @IsObject(withCode('not_an_object', 'Deposit must be an object'))
  @ValidateNested()
  @Type(() => ShareDto)
  deposit?: ShareDto | null;

  @Items(() => MilestoneDraftDto, { label: 'Milestones', most: MAX_MILESTONES })
  milestones: MilestoneDraftDto[];

  @Text({
    label: 'Why no VAT',
    example: 'Zero-rated: the customer is outside the UK.',
    max: 300,
    optional: true,
  })
  vatNote?: string;

  @Day({ example: '2026-12-31', optional: true })
  validUntil?: Day;
}

export class ChangeDraftDto extends ProposalDraftDto {
  @Version()
  version: number;
}

export class NewProposalDto {
  @Choice(PROPOSAL_KINDS, 'ProposalKind', { example: 'offer' })
  kind: ProposalKind;
}

export class DraftReadDto {
  /** The version of the draft that was read; if outdated, the response is a 409. */
  @Version()
  version: number;
}

export class ProposalVersionDto {
  @OptionalVersion()
  version?: number;
}

const SentVersion = () =>
  Whole({ label: 'Version', example: '1', min: 1, max: 10_000, description: 'The version read.' });

export class WithdrawProposalDto {
  @SentVersion()
  version: number;
}

export class AcceptDto {
  @SentVersion()
  version: number;

  @Sha256('Hash of the version read')
  sha256: string;

  @Signed('Your name')
  name: string;

  @Flag({ example: 'true', mustBeTrue: 'Accept the terms to go on.' })
  terms: boolean;

  @Code()
  code?: string;
}

export class DeclineDto {
  @SentVersion()
  version: number;

  @Text({ example: 'The price is above our budget.', max: 1_000, multiline: true })
  reason: string;

  @Code()
  code?: string;
}

export class QuestionDto {
  @Text({ label: 'Question', example: 'Is training included?', max: 2_000, multiline: true })
  text: string;
}

export class RecordOrderDto {
  @SentVersion()
  version: number;

  @Signed('Signed by')
  name: string;

  @Id({ label: 'Purchase order', example: '0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77' })
  fileId: string;
}

export class ProposalListQuery extends SearchPageQuery {
  /** State. `sent`: of open requests, since only those can be decided. */
  @Choice(PROPOSAL_STATES, 'ProposalState', { example: 'sent', optional: true })
  state?: ProposalState;
}

export class PdfQuery {
  /** Default: the latest. */
  @Whole({ example: '1', min: 1, max: 10_000, optional: true, parameter: 'SentVersion' })
  version?: number;
}

export class VerifyQuery {
  @Sha256('Hash on the paper')
  sha256: string;
}

export class VerifiedDto {
  /** Whether we sent a proposal with this hash. */
  isKnown: boolean;
  @ApiProperty({ type: Date, nullable: true })
  sentAt: Date | null;
  @ApiProperty({ type: Date, nullable: true })
  acceptedAt: Date | null;
}

export class ProposalDto extends IdentifiedDto {
  @ApiProperty({ example: 'PRO-000123' })
  reference: string;

  @ApiProperty({ enum: PROPOSAL_KINDS, enumName: 'ProposalKind' })
  kind: ProposalKind;

  @ApiProperty({ enum: PROPOSAL_STATES, enumName: 'ProposalState' })
  state: ProposalState;

  /** The latest sent version; 0 before the first. */
  @ApiProperty({ example: 1 })
  sentVersion: number;

  request: RequestNameDto;

  /** While its request is closed, nothing can be sent or decided. */
  isRequestOpen: boolean;

  @ApiProperty({ example: 'Amira Khan' })
  client: string;

  /** Net price of the latest sent version, in the smallest unit of the currency. */
  @ApiProperty({ type: 'integer', nullable: true, example: 1200000 })
  netMinor: number | null;

  @ApiProperty({ type: 'integer', nullable: true, example: 1440000 })
  totalMinor: number | null;

  @ApiProperty({ example: 'GBP' })
  currency: string;

  @ApiProperty({ type: String, format: 'date', nullable: true, example: '2026-12-31' })
  validUntil: Day | null;

  @ApiProperty({ type: Date, nullable: true })
  sentAt: Date | null;

  @ApiProperty({ type: Date, nullable: true })
  seenAt: Date | null;

  @ApiProperty({ type: Date, nullable: true })
  decidedAt: Date | null;

  createdAt: Date;

  /** Whether the caller may accept or decline it now. */
  canDecide: boolean;
}

export class ProposalsDto {
  @ApiProperty({ type: [ProposalDto], maxItems: 100 })
  proposals: ProposalDto[];

  pagination: PageDto;
}

export class ProposalsOfRequestDto {
  @ApiProperty({ type: [ProposalDto], maxItems: 100 })
  proposals: ProposalDto[];

  /** Whether the caller may write proposals on this request. */
  canWrite: boolean;

  /** A proposal is accepted, so its price cannot be edited by hand. */
  isAgreed: boolean;
}

export class RunDto {
  @ApiProperty({ example: 'A forecast' })
  text: string;
  bold: boolean;
  italic: boolean;
}

export class BlockDto {
  @ApiProperty({ enum: ['heading', 'paragraph', 'bullet', 'number'], enumName: 'BlockKind' })
  kind: 'heading' | 'paragraph' | 'bullet' | 'number';

  @ApiProperty({ type: [RunDto], maxItems: MAX_BLOCKS })
  runs: RunDto[];
}

export class FirmDto {
  @ApiProperty({ example: brand.legalName })
  legalName: string;
  @ApiProperty({ example: `${brand.address.street}, ${brand.address.city}` })
  address: string;
  @ApiProperty({ example: '01234567' })
  companyNumber: string;
  @ApiProperty({ example: 'England and Wales' })
  place: string;
  @ApiProperty({ example: `${brand.address.street}, ${brand.address.city}` })
  office: string;
  @ApiProperty({ type: String, nullable: true, example: 'GB 123 4567 89' })
  vatNumber: string | null;

  /** True if the company and VAT numbers are samples. */
  isSample: boolean;
}

export class PaperLineDto {
  @ApiProperty({ example: 'Forecasting model' })
  text: string;
  @ApiProperty({ type: 'integer', example: 1500 })
  quantity: number;
  /** Unit of the quantity; null if the text names it. */
  @ApiProperty({ enum: LINE_UNITS, enumName: 'LineUnit', nullable: true })
  unit: LineUnit | null;
  @ApiProperty({ type: 'integer', example: 800000 })
  unitMinor: number;
  @ApiProperty({ type: 'integer', example: 2000 })
  vatRate: number;
  @ApiProperty({ type: 'integer', example: 1200000 })
  netMinor: number;
}

export class VatSumDto {
  @ApiProperty({ type: 'integer', example: 2000 })
  rate: number;
  @ApiProperty({ type: 'integer', example: 1200000 })
  netMinor: number;
  @ApiProperty({ type: 'integer', example: 240000 })
  vatMinor: number;
}

export class MilestoneDto {
  @ApiProperty({ example: 'First results' })
  title: string;
  @ApiProperty({ type: String, format: 'date', nullable: true, example: '2027-02-01' })
  due: Day | null;
  @ApiProperty({ type: 'integer', example: 480000 })
  minor: number;
}

export class PriceChangeDto {
  /** The accepted proposal. */
  @ApiProperty({ example: 'PRO-000122' })
  of: string;
  @ApiProperty({ type: 'integer', example: 1200000 })
  agreedMinor: number;
  @ApiProperty({ type: 'integer', example: 1400000 })
  newMinor: number;
}

export class PartyDto {
  @ApiProperty({ example: 'Amira Khan' })
  name: string;
  @ApiProperty({ example: 'Northgate Logistics' })
  company: string;
}

export class TermsDto {
  @ApiProperty({ example: '2026-11' })
  version: string;
  @ApiProperty(EXAMPLE_HASH)
  sha256: string;
  @ApiProperty({ type: [BlockDto], maxItems: MAX_BLOCKS })
  blocks: BlockDto[];
}

/** A version as clients read it. Amounts are in the smallest unit of the currency. */
export class PaperDto {
  @ApiProperty({ example: 'PRO-000123' })
  reference: string;
  @ApiProperty({ example: 1 })
  version: number;
  @ApiProperty({ enum: PROPOSAL_KINDS, enumName: 'ProposalKind' })
  kind: ProposalKind;
  @ApiProperty({ format: 'date', example: '2026-12-01' })
  issuedOn: Day;
  @ApiProperty({ type: String, format: 'date', nullable: true, example: '2026-12-31' })
  validUntil: Day | null;
  @ApiProperty({ example: 'GBP' })
  currency: string;
  firm: FirmDto;
  client: PartyDto;
  @ApiProperty({ example: 'REQ-000123' })
  requestReference: string;
  @ApiProperty({ example: 'Demand forecasting' })
  projectName: string;
  @ApiProperty({ type: [BlockDto], maxItems: MAX_BLOCKS })
  scope: BlockDto[];
  @ApiProperty({ type: [BlockDto], maxItems: MAX_BLOCKS })
  exclusions: BlockDto[];
  @ApiProperty({ type: [PaperLineDto], maxItems: MAX_LINES })
  lines: PaperLineDto[];
  @ApiProperty({ type: [VatSumDto], maxItems: MAX_LINES })
  vat: VatSumDto[];
  @ApiProperty({ example: '' })
  vatNote: string;
  @ApiProperty({ type: 'integer', example: 1200000 })
  netMinor: number;
  @ApiProperty({ type: 'integer', example: 240000 })
  vatMinor: number;
  @ApiProperty({ type: 'integer', example: 1440000 })
  totalMinor: number;
  @ApiProperty({ type: 'integer', nullable: true, example: 360000 })
  depositMinor: number | null;
  @ApiProperty({ type: [MilestoneDto], maxItems: MAX_MILESTONES })
  milestones: MilestoneDto[];
  @ApiProperty({ type: PriceChangeDto, nullable: true })
  change: PriceChangeDto | null;
  terms: TermsDto;
  @ApiProperty(EXAMPLE_HASH)
  sha256: string;
}

export class ProposalDecisionDto {
  @ApiProperty({ enum: DECISIONS, enumName: 'ProposalDecision' })
  decision: Decision;
  /** Name typed by the person who accepted. */
  @ApiProperty({ type: String, nullable: true, example: 'Amira Khan' })
  name: string | null;
  @ApiProperty({ enum: CAPACITIES, enumName: 'ProposalCapacity' })
  capacity: Capacity;
  @ApiProperty({ type: String, nullable: true, example: 'The price is above our budget.' })
  reason: string | null;
  at: Date;
}

export class DrafterDto {
  @ApiProperty({ example: 'Hannah' })
  name: string;
  /** Whether it is the caller. */
  isYou: boolean;
  at: Date;
}

export class GapDto {
  @ApiProperty({ example: 'lines.0.text' })
  field: string;

  @ApiProperty({ example: 'Say what this line is for.' })
  message: string;
}

export class SavedDraftDto extends ProposalDraftDto {
  /** The colleague who saved it last. */
  @ApiProperty({ type: DrafterDto, nullable: true })
  by: DrafterDto | null;

  /** The draft as the client would see it. */
  paper: PaperDto;

  /** Reasons why it cannot be sent yet, each with its field. */
  @ApiProperty({ type: [GapDto], maxItems: 200 })
  gaps: GapDto[];
}

export class ProposalDetailDto extends ProposalDto {
  @ApiProperty({ example: 1 })
  version: number;

  /** The latest sent version. */
  paper: PaperDto | null;

  /** The previous sent version, for showing changes. */
  previous: PaperDto | null;

  /** Staff only: the current draft. */
  draft: SavedDraftDto | null;

  decision: ProposalDecisionDto | null;

  /** Whether deciding needs a code from a mail. */
  needsCode: boolean;

  /** Whether the caller may write it. */
  canWrite: boolean;

  /** Whether its PDF can be downloaded yet. */
  hasPdf: boolean;
}

export class ProposalChangedDto {
  @ApiProperty({ example: 'The proposal is sent.' })
  message: string;
  proposal: ProposalDetailDto;
}
