import { OmitType } from '@nestjs/swagger';
import type { FieldError } from '../../../errors/app-error';
import { Choice, Email, Flag, Phone, Text } from '../../../validation/fields';
import { OptionalVersion } from '../../../validation/number-fields';
import { Attachments } from '../../files/files.public';
import {
  BUDGETS,
  DEFAULT_URGENCY,
  SERVICE_TYPES,
  TIMELINES,
  URGENCIES,
  type Budget,
  type ServiceType,
  type Timeline,
  type Urgency,
} from '../request-options';

export class RaiseRequestDto {
  @Text({ example: 'Demand forecasting for spare parts', max: 120 })
  projectName: string;

  @Choice(SERVICE_TYPES, 'ServiceType', { example: 'machine-learning' })
  serviceType: ServiceType;

  @Text({
    example: 'Forecast weekly demand for 4,000 parts in three depots.',
    max: 5000,
    multiline: true,
  })
  description: string;

  @Choice(TIMELINES, 'Timeline', { example: '2-3-months' })
  timeline: Timeline;

  @Choice(BUDGETS, 'Budget', { example: '15k-50k' })
  budget: Budget;

  @Choice(URGENCIES, 'Urgency', { example: 'medium', optional: true, default: DEFAULT_URGENCY })
  urgency?: Urgency;

  @Email({ label: 'Contact email' })
  contactEmail: string;

  @Phone({ label: 'Contact phone' })
  contactPhone?: string;

  @Text({ example: 'Northgate Logistics', max: 160, optional: true })
  company?: string;

  @Text({ example: '10-50', max: 40, optional: true })
  teamSize?: string;

  @Text({ example: 'Logistics', max: 80, optional: true })
  industry?: string;

  @Text({ example: 'Planners rely on spreadsheets.', max: 2000, optional: true, multiline: true })
  currentChallenges?: string;

  @Text({
    example: 'Fewer stock-outs within a quarter.',
    max: 2000,
    optional: true,
    multiline: true,
  })
  expectedOutcomes?: string;

  /** Hides the request from the caller's company: only the caller and the people they add can see it. Without a company it is private anyway. */
  @Flag({ label: 'Only for me', example: 'false', optional: true })
  isPrivate?: boolean;

  @Attachments()
  attachments?: string[];

  static summary(errors: FieldError[]): string | undefined {
    const missing = errors.filter(({ code }) => code === 'required').map(({ field }) => field);
    return missing.length > 0
      ? `Please fill in all required fields: ${missing.join(', ')}`
      : undefined;
  }
}

/**
 * The whole form: omitted optional fields are cleared. Files are added with messages, and
 * visibility is changed separately.
 */
export class EditRequestDto extends OmitType(RaiseRequestDto, [
  'attachments',
  'isPrivate',
] as const) {
  static summary = RaiseRequestDto.summary;

  @OptionalVersion()
  version?: number;
}
