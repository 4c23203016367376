import { ApiProperty } from '@nestjs/swagger';
import { Before } from '../../../lists/thread.dto';
import { Choice, Flag, Text } from '../../../validation/fields';
import { IdentifiedDto } from '../../../validation/id-param.dto';
import { MAX_FILES, AttachmentDto, Attachments } from '../../files/files.public';
import { STAFF_STATUSES, type RequestStatus } from '../request-options';

const WHY = {
  label: 'Reason',
  max: 500,
  multiline: true,
  example: 'We decided to wait a quarter.',
};

export class CommentDto {
  /** Visible to the client and to our team. Internal notes have their own field. */
  @Text({
    label: 'Message',
    example: 'The data sample is in the shared folder now.',
    max: 5000,
    multiline: true,
    required: 'Please write a message.',
  })
  text: string;

  /** Staff only: new status, set together with the message. */
  @Choice(STAFF_STATUSES, 'StaffStatus', { example: 'in_review', optional: true })
  status?: RequestStatus;

  @Text({
    ...WHY,
    multiline: false,
    optional: true,
    description: 'Staff only: reason for an unusual move, visible to the client.',
  })
  reason?: string;

  /**
   * Staff only: the message needs an answer, which pauses the deadlines until the client writes.
   * `false` takes back an earlier question.
   */
  @Flag({ label: 'Needs an answer', example: 'true', optional: true })
  awaitClient?: boolean;

  /** Staff only: like `awaitClient`, for a file. */
  @Flag({ label: 'Needs a file', example: 'false', optional: true })
  awaitFile?: boolean;

  @Attachments()
  attachments?: string[];
}

export class WithdrawDto {
  @Text({ ...WHY, optional: true, description: 'Reason (optional). Our team reads it.' })
  reason?: string;
}

export class ReopenDto {
  @Text({
    ...WHY,
    example: 'One depot is missing from the report.',
    required: 'Please say what is still to be done.',
    description: 'Remaining work. Our team reads it.',
  })
  reason: string;
}

export class RequestCommentDto extends IdentifiedDto {
  @ApiProperty({ example: 'The data sample is in the shared folder now.' })
  text: string;

  /** Author, in words for the reader. */
  @ApiProperty({ example: 'Priya from our team' })
  by: string;

  /** True for a message of our team, false for the client's side. */
  isFromStaff: boolean;

  /** It was received as a mail. */
  isByMail: boolean;

  /** More stood in the mail, such as what it quotes. For its writer and our team. */
  hasRest: boolean;

  createdAt: Date;

  @ApiProperty({ type: [AttachmentDto], maxItems: MAX_FILES })
  attachments: AttachmentDto[];
}

export class RestOfMailDto {
  @ApiProperty({ example: '> Which depot has no data for March?' })
  text: string;
}

export class CommentsDto {
  /** Oldest first. */
  @ApiProperty({ type: [RequestCommentDto], maxItems: 100 })
  comments: RequestCommentDto[];

  @Before('messages')
  before: string | null;
}
