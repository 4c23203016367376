import { ApiProperty } from '@nestjs/swagger';
import { PANELS, ROLES, type Panel, type Role } from '../../../access/role';

export class RoleCheckDto {
  @ApiProperty({ enum: ROLES, enumName: 'Role' })
  role: Role;

  /** Panels that this account may open. */
  @ApiProperty({ enum: PANELS, enumName: 'Panel', isArray: true, example: ['manager'] })
  dashboardAccess: Panel[];
}

export class AdminAuthDto {
  isAdmin: boolean;
}
