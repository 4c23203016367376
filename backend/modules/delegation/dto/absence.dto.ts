import { ApiProperty } from '@nestjs/swagger';
import { Day, Id } from '../../../validation/fields';

const PERSON = '0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77';

export class NewAbsenceDto {
  @Id({
    label: 'Person',
    example: PERSON,
    optional: true,
    description: 'Person who is away. Default: the caller. Only admins may enter others.',
  })
  userId?: string;

  @Day({ label: 'First day', example: '2027-01-04' })
  firstDay: string;

  @Day({ label: 'Last day', example: '2027-01-08', description: 'Inclusive.' })
  lastDay: string;

  @Id({
    label: 'Deputy',
    example: PERSON,
    optional: true,
    description: 'Deputy, who is notified of replies. Default: the whole team.',
  })
  deputyId?: string;
}

export class AbsentPersonDto {
  @ApiProperty({ format: 'uuid' })
  _id: string;

  @ApiProperty({ example: 'Tom' })
  firstName: string;

  @ApiProperty({ example: 'Bright' })
  lastName: string;
}

export class AbsenceDto {
  @ApiProperty({ format: 'uuid' })
  _id: string;

  person: AbsentPersonDto;

  @ApiProperty({ format: 'date', example: '2027-01-04' })
  firstDay: string;

  @ApiProperty({ format: 'date', example: '2027-01-08' })
  lastDay: string;

  @ApiProperty({ type: AbsentPersonDto, nullable: true })
  deputy: AbsentPersonDto | null;

  /** Whether the caller may remove it. */
  canRemove: boolean;
}

export class AbsencesDto {
  /** Current and future absences, by first day. */
  @ApiProperty({ type: [AbsenceDto], maxItems: 500 })
  absences: AbsenceDto[];
}

export class AbsenceChangedDto {
  @ApiProperty({ example: 'Absence entered.' })
  message: string;
}
