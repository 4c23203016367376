import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, Requires } from '../../access/access.decorator';
import type { Actor } from '../../access/actor';
import { Permission } from '../../access/permission';
import { Changes } from '../../idempotency/changes.decorator';
import { ProblemResponses } from '../../openapi/problem-responses';
import {
  ChangeMailPreferencesDto,
  MailPreferencesChangedDto,
  MailPreferencesDto,
} from './dto/mail-preferences.dto';
import { MailPreferences } from './mail-preferences';

@ApiTags('Profile')
@Controller('api/profile/mail-preferences')
export class MailPreferencesController {
  constructor(private readonly preferences: MailPreferences) {}

  /** List the signed-in account's mail preferences. */
  @Get()
  @Requires(Permission.UseAccount)
  getMailPreferences(@CurrentActor() actor: Actor): Promise<MailPreferencesDto> {
    return this.preferences.read(actor);
  }

  /** Set the account's mail preferences. Mails already waiting follow the new choice. */
  @Put()
  @Changes(Permission.UseAccount)
  @ProblemResponses(422)
  changeMailPreferences(
    @CurrentActor() actor: Actor,
    @Body() form: ChangeMailPreferencesDto,
  ): Promise<MailPreferencesChangedDto> {
    return this.preferences.change(actor, form);
  }
}
