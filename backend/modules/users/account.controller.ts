import { Body, Controller, Get, Put, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { CurrentActor, Requires } from '../../access/access.decorator';
import type { Actor } from '../../access/actor';
import { can, Permission } from '../../access/permission';
import { panelsOf } from '../../access/role';
import { Changes } from '../../idempotency/changes.decorator';
import { ProblemResponses } from '../../openapi/problem-responses';
import { KnownDevices } from '../auth/auth.public';
import { ProfileUpdatedDto, UpdateProfileDto } from './dto/profile.dto';
import { AdminAuthDto, RoleCheckDto } from './dto/role-check.dto';
import { MeDto } from '../accounts/accounts.public';
import { Profiles } from './profiles';
import { UpdateProfile } from './update-profile';

@ApiTags('Profile')
@Controller('api')
export class AccountController {
  constructor(
    private readonly profiles: Profiles,
    private readonly updating: UpdateProfile,
    private readonly devices: KnownDevices,
  ) {}

  /** The signed-in account. */
  @Get('me')
  @Requires(Permission.UseAccount, { withMailLink: 'self', scope: 'profile:read' })
  getAccount(@CurrentActor() actor: Actor): Promise<MeDto> {
    return this.profiles.me(actor);
  }

  /** Edit the caller's profile. A new e-mail address takes effect once its owner confirms it. */
  @Put('update-profile')
  @Changes(Permission.UseAccount)
  @ProblemResponses(400, 409, 422)
  updateProfile(
    @CurrentActor() actor: Actor,
    @Body() form: UpdateProfileDto,
    @Req() request: FastifyRequest,
  ): Promise<ProfileUpdatedDto> {
    return this.updating.run(actor, form, this.devices.idIn(request));
  }

  /** List the panels that the signed-in account may open. */
  @Get('check-user-role')
  @Requires(Permission.UseAccount, { withMailLink: 'self' })
  checkUserRole(@CurrentActor() actor: Actor): RoleCheckDto {
    return { role: actor.role, dashboardAccess: panelsOf(actor.role) };
  }

  /** Whether the signed-in account may open the admin panel. */
  @Get('admin-auth')
  @Requires(Permission.UseAccount)
  checkAdminAccess(@CurrentActor() actor: Actor): AdminAuthDto {
    return { isAdmin: can(actor.role, Permission.AdministerRequests) };
  }
}
