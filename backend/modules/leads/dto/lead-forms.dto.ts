import { ApiProperty } from '@nestjs/swagger';
import { PublicFormDto } from '../../../access/public-form.dto';
import type { FieldError } from '../../../errors/app-error';
import { Choice, Email, Flag, Phone, Text, Trap } from '../../../validation/fields';
import {
  LANDING_SERVICES,
  MVP_BUDGETS,
  MVP_TIMELINES,
  NOTIFY_TOPICS,
  COMPLAINT_SUBJECTS,
  type LandingService,
  type NotifyTopic,
  type ComplaintSubject,
} from '../lead-options';

export class ContactFormDto extends PublicFormDto {
  @Text({ example: 'Amira', max: 100 })
  firstName: string;

  @Text({ example: 'Khan', max: 100 })
  lastName: string;

  @Email()
  email: string;

  @Text({ example: 'Could we talk about forecasting?', max: 5000, multiline: true })
  message: string;

  /** Topic named by the link to the form. */
  @Text({ example: 'Discovery call', max: 80, optional: true })
  topic?: string;

  /** The priced offer that the visitor chose. */
  @Text({
    example: 'AI Consulting in Cambridge: Supervised pilot, from £8,000',
    max: 150,
    optional: true,
  })
  offer?: string;

  @Text({ example: 'Northgate Logistics', max: 150, optional: true })
  company?: string;

  @Phone({ publicForm: true })
  phone?: string;
}

export class LeadFormDto extends PublicFormDto {
  @Text({ label: 'Full name', example: 'Amira Khan', min: 2, max: 100 })
  name: string;

  @Email()
  email: string;

  @Text({ label: 'Company name', example: 'Northgate Logistics', max: 150 })
  company: string;

  @Phone({ publicForm: true })
  phone?: string;

  @Text({ example: 'Operations director', max: 120 })
  jobTitle: string;

  @Text({
    example: 'Planners rely on spreadsheets, and stock runs out.',
    min: 10,
    max: 5000,
    multiline: true,
    required: 'Please enter details about your current challenges',
    tooShort: 'Please provide more details about your challenges (at least 10 characters)',
  })
  message: string;

  /** Preset by the page. Default: AI Consulting. */
  @Choice(LANDING_SERVICES, 'LandingService', { example: 'AI Integration', optional: true })
  service?: LandingService;
}

export class MvpFormDto extends PublicFormDto {
  @Text({ example: 'Amira Khan', max: 100 })
  fullName: string;

  @Email({ label: 'Work email', invalid: 'Please enter a valid email address.' })
  workEmail: string;

  @Text({ example: 'Northgate Logistics', max: 150 })
  company: string;

  @Text({ example: 'Founder', max: 120 })
  role: string;

  @Choice(MVP_BUDGETS, 'MvpBudget', { example: '£10k–£25k' })
  budget: string;

  @Choice(MVP_TIMELINES, 'MvpTimeline', { example: '4–6 weeks' })
  timeline: string;

  @Phone({ publicForm: true })
  phone?: string;

  @Text({
    example: 'A portal where tenants report repairs and follow them.',
    max: 10_000,
    multiline: true,
  })
  projectDescription: string;

  /** Confirms that the sender decides or may purchase. */
  @Flag({ example: 'true', mustBeTrue: 'Please confirm that you can make this decision' })
  authority: boolean;

  @Trap()
  honeypot?: string;

  /** The visitor’s own clock, for reference only; the server’s time counts. */
  @Text({ example: '2026-11-02T09:30:00.000Z', max: 40, optional: true })
  submittedAt?: string;

  @Text(tracking('utm_source', 'newsletter'))
  utm_source?: string;

  @Text(tracking('utm_medium', 'email'))
  utm_medium?: string;

  @Text(tracking('utm_campaign', 'autumn'))
  utm_campaign?: string;

  @Text(tracking('utm_content', 'button'))
  utm_content?: string;

  @Text(tracking('utm_term', 'mvp'))
  utm_term?: string;

  @Text(tracking('fbclid', 'IwAR0abc'))
  fbclid?: string;

  /** The specified summary covers all missing fields; each also has its own message. */
  static summary(errors: FieldError[]): string | undefined {
    return errors.some(({ code }) => code === 'required')
      ? 'Please fill in all required fields.'
      : undefined;
  }
}

function tracking(label: string, example: string) {
  return { label, example, max: 500, optional: true };
}

export class NotifyFormDto extends PublicFormDto {
  @Email({ required: 'Please enter your email address' })
  email: string;

  @Choice(NOTIFY_TOPICS, 'NotifyTopic', { example: 'webinars' })
  topic: NotifyTopic;
}

export class LeadReceivedDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: "Message sent successfully! We'll get back to you soon." })
  message: string;
}

export class ComplaintFormDto extends PublicFormDto {
  @Text({ example: 'Amira Khan', max: 100, optional: true })
  fullName?: string;

  @Email()
  email: string;

  @Choice(COMPLAINT_SUBJECTS, 'ComplaintSubject', {
    label: 'Subject',
    example: 'How you use my personal data',
    required: 'Please choose what it is about',
  })
  about: ComplaintSubject;

  @Text({
    example: 'I asked for my data in August and have heard nothing.',
    max: 10_000,
    multiline: true,
    required: 'Please tell us what happened',
  })
  details: string;
}
