import { OmitType } from '@nestjs/swagger';
import { OptionalVersion } from '../../../validation/version-field';
import { RaiseRequestDto } from './raise-request.dto';

/** The whole form anew: what is left out of the optional answers is taken back. Files are added with messages, and who sees it is changed by itself. */
export class EditRequestDto extends OmitType(RaiseRequestDto, [
  'attachments',
  'isPrivate',
] as const) {
  static summary = RaiseRequestDto.summary;

  @OptionalVersion()
  version?: number;
}
