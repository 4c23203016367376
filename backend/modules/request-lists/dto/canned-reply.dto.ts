import { ApiProperty } from '@nestjs/swagger';
import { Text } from '../../../validation/fields';
import { IdentifiedDto } from '../../../validation/id-param.dto';
import { Version } from '../../../validation/number-fields';

export const PLACEHOLDERS = ['firstName', 'reference', 'projectName', 'myName', 'dueBy'] as const;

export class NewCannedReplyDto {
  @Text({ example: 'Ask for a data sample', max: 80 })
  title: string;

  @Text({
    label: 'Text',
    example: 'Hello {{firstName}}, could you send us a sample of the data for {{reference}}?',
    max: 5000,
    multiline: true,
    description: `May contain ${PLACEHOLDERS.map((name) => `{{${name}}}`).join(', ')}.`,
  })
  body: string;
}

export class ChangeCannedReplyDto extends NewCannedReplyDto {
  @Version()
  version: number;
}

export class CannedReplyDto extends IdentifiedDto {
  @ApiProperty({ example: 'Ask for a data sample' })
  title: string;

  @ApiProperty({ example: 'Hello {{firstName}}, could you send us a sample of the data?' })
  body: string;

  @ApiProperty({ type: 'integer', example: 1 })
  version: number;
}

export class CannedRepliesDto {
  /** By title. */
  @ApiProperty({ type: [CannedReplyDto], maxItems: 200 })
  replies: CannedReplyDto[];
}
