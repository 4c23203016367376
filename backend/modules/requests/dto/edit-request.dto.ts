import { OptionalVersion } from '../../../validation/version-field';
import { RaiseRequestDto } from './raise-request.dto';

/** The whole form anew: what is left out of the optional answers is taken back. */
export class EditRequestDto extends RaiseRequestDto {
  @OptionalVersion()
  version?: number;
}
