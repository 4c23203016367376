import { PublicFormDto } from '../../../access/public-form.dto';
import { Choice, Email, Text } from '../../../validation/fields';
import { COMPLAINT_SUBJECTS, type ComplaintSubject } from '../lead-options';

export class ComplaintFormDto extends PublicFormDto {
  @Text({ label: 'Full name', example: 'Amira Khan', max: 100, optional: true })
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
    label: 'Details',
    example: 'I asked for my data in August and have heard nothing.',
    max: 10_000,
    multiline: true,
    required: 'Please tell us what happened',
  })
  details: string;
}
