import { ApiProperty } from '@nestjs/swagger';
import { Choices, Day, Flag, Text, Token, Whole } from '../../../validation/fields';
import { RequestNameDto } from '../../requests/requests.public';
import {
  RATING_REASONS,
  TESTIMONIAL_STATES,
  type RatingReason,
  type TestimonialState,
} from '../rating.entity';

export class RatingTokenDto {
  @Token('The link is missing its token.')
  token: string;
}

export class GiveRatingDto extends RatingTokenDto {
  @Whole({ label: 'Rating', example: '5', min: 1, max: 5 })
  score: number;

  /** Reasons for the score. */
  @Choices(RATING_REASONS, 'RatingReason', { example: 'result', optional: true })
  reasons?: RatingReason[];

  @Text({
    example: 'The forecast works; the handover could have been longer.',
    max: 2000,
    multiline: true,
    optional: true,
  })
  remark?: string;
}

const Shown = (label: string, example: string, optional = true) =>
  Text({ label, example, max: 100, ...(optional ? { optional } : { min: 2 }) });

export class ApproveTestimonialDto extends RatingTokenDto {
  /** Published exactly like this. */
  @Text({
    label: 'Your testimonial',
    example: 'They told us what would not work before we paid for it.',
    min: 10,
    max: 600,
  })
  wording: string;

  @Shown('Name', 'Amira Khan', false)
  shownName: string;

  @Shown('Role', 'Head of Operations')
  shownRole?: string;

  @Shown('Company', 'Northgate Logistics')
  shownCompany?: string;

  @Flag({ example: 'true', mustBeTrue: 'Please agree that we publish these words.' })
  consent: boolean;
}

export class TestimonialDto {
  @ApiProperty({ example: 'They told us what would not work before we paid for it.' })
  wording: string;

  @ApiProperty({ example: 'Amira Khan' })
  shownName: string;

  @ApiProperty({ type: 'string', nullable: true, example: 'Head of Operations' })
  shownRole: string | null;

  @ApiProperty({ type: 'string', nullable: true, example: 'Northgate Logistics' })
  shownCompany: string | null;

  @ApiProperty({ enum: TESTIMONIAL_STATES, enumName: 'TestimonialState' })
  state: TestimonialState;

  /** Hex SHA-256 of the approved words and names. */
  @ApiProperty({ example: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08' })
  sha256: string;

  approvedAt: Date;

  /** The last day on which it may be shown. */
  @ApiProperty({ format: 'date', example: '2028-11-25' })
  until: string;
}

export class RatingDto {
  _id: string;
  request: RequestNameDto;

  /** When the client was asked. */
  askedAt: Date;

  /** 1 to 5; null until given. */
  @ApiProperty({ type: 'integer', nullable: true, minimum: 1, maximum: 5, example: 5 })
  score: number | null;

  @ApiProperty({ enum: RATING_REASONS, enumName: 'RatingReason', isArray: true, maxItems: 5 })
  reasons: RatingReason[];

  @ApiProperty({ example: '' })
  remark: string;

  @ApiProperty({ type: 'string', format: 'date-time', nullable: true })
  givenAt: Date | null;

  @ApiProperty({ type: TestimonialDto, nullable: true })
  testimonial: TestimonialDto | null;

  /** Opens the page of the rating; only for the person asked. */
  @ApiProperty({ type: 'string', nullable: true, example: 'AZq2nU0l1mY8Zc3n0d4r5T6v7w8x9y0z' })
  token: string | null;

  /** How the client would be named, for the person asked. */
  @ApiProperty({ type: 'string', nullable: true, example: 'Amira Khan' })
  name: string | null;

  @ApiProperty({ type: 'string', nullable: true, example: 'Northgate Logistics' })
  company: string | null;
}

export class MaybeRatingDto {
  rating: RatingDto | null;
}

export class OpenRatingsDto {
  @ApiProperty({ type: [RatingDto], maxItems: 10 })
  ratings: RatingDto[];
}

export class RatingsQuery {
  /** Asked on or after this day. Default: the start of the month eleven months ago. */
  @Day({ example: '2026-11-01', optional: true, parameter: 'RatingsFrom' })
  from?: Day;

  /** Asked on or before this day. Default: today. */
  @Day({ example: '2026-11-30', optional: true, parameter: 'RatingsTo' })
  to?: Day;
}

export class RatingFiguresDto {
  @ApiProperty({ type: 'integer', example: 44 })
  asked: number;

  /** How many of those asked have rated. */
  @ApiProperty({ type: 'integer', example: 41 })
  given: number;

  /** Null without ratings. */
  @ApiProperty({ type: 'number', nullable: true, example: 4.6 })
  average: number | null;

  /** How many gave 1, 2, 3, 4 and 5. */
  @ApiProperty({
    type: 'array',
    items: { type: 'integer' },
    maxItems: 5,
    example: [0, 1, 2, 10, 28],
  })
  scores: number[];

  /** The newest, at most fifty. */
  @ApiProperty({ type: [RatingDto], maxItems: 50 })
  latest: RatingDto[];
}
