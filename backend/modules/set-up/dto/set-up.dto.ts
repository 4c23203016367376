import { ApiProperty } from '@nestjs/swagger';
import { Choice } from '../../../validation/fields';

export const SET_UP_STEPS = [
  'hours',
  'calendar',
  'meeting_link',
  'replies',
  'second_admin',
  'mail_out',
  'mail_in',
  'brand',
  'legal',
] as const;
export type SetUpStep = (typeof SET_UP_STEPS)[number];

/** Steps that only a person can vouch for. */
export const CONFIRMED_STEPS = ['hours', 'mail_out'] as const;
export type ConfirmedStep = (typeof CONFIRMED_STEPS)[number];

export class ConfirmSetUpDto {
  @Choice(CONFIRMED_STEPS, 'ConfirmedSetUpStep', { label: 'Step', example: 'hours' })
  step: ConfirmedStep;
}

export class SetUpStepDto {
  @ApiProperty({ enum: SET_UP_STEPS, enumName: 'SetUpStep' })
  step: SetUpStep;

  isDone: boolean;

  /** The missing part, in words. Empty once the step is done. */
  @ApiProperty({ example: 'There are 0 of 3 canned replies.' })
  missing: string;

  /** Whether the caller may confirm it now. */
  canConfirm: boolean;
}

export class SetUpDto {
  @ApiProperty({ type: [SetUpStepDto], maxItems: SET_UP_STEPS.length })
  steps: SetUpStepDto[];

  isDone: boolean;
}
