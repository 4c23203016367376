import { ApiProperty } from '@nestjs/swagger';

/** An answer that only says what happened. */
export class MessageDto {
  @ApiProperty({ example: 'Done.' })
  message: string;
}
