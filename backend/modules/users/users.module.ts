import { Module } from '@nestjs/common';
import { ApiTokensModule } from '../api-tokens/api-tokens.public';
import { AuditLogModule } from '../audit-log/audit-log.public';
import { AuthModule } from '../auth/auth.public';
import { DelegationModule } from '../delegation/delegation.public';
import { AccountController, MailPreferencesController } from './account.controller';
import { ChangePerson, InvitePerson } from './change-person';
import { MailPreferences } from './mail-preferences';
import { PeopleController } from './people.controller';
import { PersonAccess } from './person-access';
import { PersonList } from './person-list';
import { Profiles, UpdateProfile } from './update-profile';
import './profile.mails';
import './profile.personal-data';

@Module({
  imports: [ApiTokensModule, AuditLogModule, AuthModule, DelegationModule],
  controllers: [AccountController, MailPreferencesController, PeopleController],
  providers: [
    ChangePerson,
    InvitePerson,
    MailPreferences,
    PersonList,
    PersonAccess,
    Profiles,
    UpdateProfile,
  ],
})
export class UsersModule {}
