import { ApiProperty } from '@nestjs/swagger';

export class PersonDto {
  @ApiProperty({ format: 'uuid' })
  _id: string;

  @ApiProperty({ example: 'Amira' })
  firstName: string;

  @ApiProperty({ example: 'Okafor' })
  lastName: string;
}
