import { OmitType } from '@nestjs/swagger';
import { OptionalVersion } from '../../../validation/version-field';
import { RaiseRequestDto } from './raise-request.dto';

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
