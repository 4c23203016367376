import { ApiProperty } from '@nestjs/swagger';
import { PageDto, PageQuery } from '../../../lists/page.dto';
import { SUBJECT_KINDS, type SubjectKind } from '../../../personal-data/personal-data.public';
import { Choice, Email, Password, Token } from '../../../validation/fields';
import {
  DATA_REQUEST_KINDS,
  DATA_REQUEST_STATES,
  type DataRequestKind,
  type DataRequestState,
} from '../data-request.entity';

const UUID = { format: 'uuid' } as const;
const INSTANT = { type: String, format: 'date-time', nullable: true } as const;

export class AskExportDto {
  /** Required if the sign-in is older than ten minutes. */
  @Password({ optional: true })
  currentPassword?: string;
}

export class AskErasureDto {
  /** Required if the account has a password; otherwise the sign-in must be at most ten minutes old. */
  @Password({ optional: true })
  currentPassword?: string;
}

export class KeepAccountDto {
  @Token('This link is not valid.')
  token: string;
}

export class OwnExportDto {
  @ApiProperty(UUID)
  _id: string;

  /** False while it is being made. */
  isReady: boolean;

  createdAt: Date;

  @ApiProperty({ type: 'integer', nullable: true, example: 48213 })
  bytes: number | null;

  /** End of the download period. */
  @ApiProperty(INSTANT)
  expiresAt: Date | null;
}

export class OwnErasureDto {
  createdAt: Date;

  /** It can be cancelled until then. */
  runsAt: Date;
}

export class OwnPrivacyDto {
  /** The latest, while it is being made or can be downloaded. */
  export: OwnExportDto | null;

  /** When the next one can be requested; null means now. */
  nextExportAt: Date | null;

  erasure: OwnErasureDto | null;
}

export class DataRequestListQuery extends PageQuery {
  @Choice(DATA_REQUEST_STATES, 'DataRequestState', { example: 'waiting', optional: true })
  state?: DataRequestState;

  @Choice(DATA_REQUEST_KINDS, 'DataRequestKind', { example: 'erase', optional: true })
  kind?: DataRequestKind;
}

export class NewDataRequestDto {
  @Choice(DATA_REQUEST_KINDS, 'DataRequestKind', { example: 'erase' })
  kind: DataRequestKind;

  /** Address of a client, a lead or a subscriber. */
  @Email({ label: 'E-mail' })
  email: string;
}

export class DataRequestDto {
  @ApiProperty(UUID)
  _id: string;

  @ApiProperty({ enum: DATA_REQUEST_KINDS, enumName: 'DataRequestKind' })
  kind: DataRequestKind;

  @ApiProperty({ enum: DATA_REQUEST_STATES, enumName: 'DataRequestState' })
  state: DataRequestState;

  @ApiProperty({ enum: SUBJECT_KINDS, enumName: 'DataSubjectKind' })
  subjectKind: SubjectKind;

  @ApiProperty(UUID)
  subjectId: string;

  /** Null once the person is erased. */
  @ApiProperty({ type: String, nullable: true, example: 'Amira Okafor' })
  name: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'amira@northgate.example' })
  email: string | null;

  /** Staff raised it on the person's behalf. */
  isByStaff: boolean;

  createdAt: Date;

  /** A month after receipt. */
  dueAt: Date;

  isOverdue: boolean;

  /** When it is due to be carried out. */
  runsAt: Date;

  @ApiProperty(INSTANT)
  doneAt: Date | null;

  /** Whether staff can download the export; only if the person cannot sign in. */
  hasFile: boolean;

  /** Reason why the last attempt failed. */
  @ApiProperty({ type: String, nullable: true, example: null })
  lastError: string | null;
}

export class DataRequestsDto {
  dataRequests: DataRequestDto[];
  pagination: PageDto;
}
