import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  CurrentActor,
  Requires,
  type Actor,
  can,
  GRANTS,
  holds,
  Permission,
  panelsOf,
} from '../../access/access.public';
import { Changes } from '../../idempotency/changes.decorator';
import {
  UpdateProfileDto,
  AdminAuthDto,
  RoleCheckDto,
  ChangeMailPreferencesDto,
} from './dto/profile.dto';
import { MailPreferences } from './mail-preferences';
import { Profiles, UpdateProfile } from './update-profile';

@ApiTags('Profile')
@Controller('api')
export class AccountController {
  constructor(
    private readonly profiles: Profiles,
    private readonly updating: UpdateProfile,
  ) {}

  /** The signed-in account. */
  @Get('me')
  @Requires(Permission.UseAccount, { withMailLink: 'self', scope: 'profile:read' })
  getAccount(@CurrentActor() actor: Actor) {
    return this.profiles.me(actor);
  }

  /** Edit the caller's profile. A new e-mail address takes effect once its owner confirms it. */
  @Put('update-profile')
  @Changes(Permission.UseAccount)
  updateProfile(@CurrentActor() actor: Actor, @Body() form: UpdateProfileDto) {
    return this.updating.update(actor, form);
  }

  /** List the panels that the signed-in account may open, and what else it may do. */
  @Get('check-user-role')
  @Requires(Permission.UseAccount, { withMailLink: 'self' })
  checkUserRole(@CurrentActor() actor: Actor): RoleCheckDto {
    return {
      role: actor.role,
      dashboardAccess: panelsOf(actor.role),
      grants: GRANTS.filter((grant) => holds(actor, grant)),
    };
  }

  /** Whether the signed-in account may open the admin panel. */
  @Get('admin-auth')
  @Requires(Permission.UseAccount)
  checkAdminAccess(@CurrentActor() actor: Actor): AdminAuthDto {
    return { isAdmin: can(actor.role, Permission.AdministerRequests) };
  }
}

@ApiTags('Profile')
@Controller('api/profile/mail-preferences')
export class MailPreferencesController {
  constructor(private readonly preferences: MailPreferences) {}

  /** List the signed-in account's mail preferences. */
  @Get()
  @Requires(Permission.UseAccount)
  getMailPreferences(@CurrentActor() actor: Actor) {
    return this.preferences.read(actor);
  }

  /** Set the account's mail preferences. Mails already waiting follow the new choice. */
  @Put()
  @Changes(Permission.UseAccount)
  changeMailPreferences(@CurrentActor() actor: Actor, @Body() form: ChangeMailPreferencesDto) {
    return this.preferences.change(actor, form);
  }
}
