import { ApiProperty } from '@nestjs/swagger';
import { ROLES, type Role } from '../../../access/access.public';
import { IdentifiedDto } from '../../../validation/id-param.dto';
import type { User } from '../user.entity';

export class UserDto {
  @ApiProperty({ format: 'uuid', example: '0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77' })
  _id: string;

  @ApiProperty({ example: 'Amira' })
  firstName: string;

  @ApiProperty({ example: 'Okafor' })
  lastName: string;

  @ApiProperty({ example: 'amira@northgate.example' })
  email: string;

  /** Empty until the profile is completed. */
  @ApiProperty({ example: 'Northgate Logistics' })
  company: string;

  @ApiProperty({ type: String, nullable: true, example: '+44 1632 960456' })
  phone: string | null;

  @ApiProperty({ enum: ROLES, enumName: 'Role' })
  role: Role;

  emailVerified: boolean;

  /** When the account was created. */
  memberSince: Date;

  /** False while first name, last name, e-mail or company is missing. */
  profileComplete: boolean;

  /** A new address that its owner has not confirmed yet. */
  @ApiProperty({ type: String, nullable: true, example: null })
  pendingEmail: string | null;

  /** When the account will be erased at its owner's request, or null. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: null })
  erasesAt: Date | null;

  /** Send it back with a change, so that two windows cannot overwrite each other. */
  @ApiProperty({ example: 1 })
  version: number;

  static of(user: User): UserDto {
    return {
      _id: user.id,
      firstName: user.firstName,
      lastName: user.lastName,
      email: user.email,
      company: user.company,
      phone: user.phone,
      role: user.role,
      emailVerified: true,
      memberSince: user.createdAt,
      profileComplete: user.isProfileComplete,
      pendingEmail: user.pendingEmail,
      erasesAt: user.erasesAt,
      version: user.version,
    };
  }
}

export class MeDto {
  user: UserDto;
}

export class PersonDto extends IdentifiedDto {
  @ApiProperty({ example: 'Amira' })
  firstName: string;

  @ApiProperty({ example: 'Okafor' })
  lastName: string;
}
