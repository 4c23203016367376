import { Module } from '@nestjs/common';
import { ApiTokensModule } from '../api-tokens/api-tokens.public';
import { AuditLogModule } from '../audit-log/audit-log.public';
import { AuthModule } from '../auth/auth.public';
import { DelegationModule } from '../delegation/delegation.public';
import { AccountController } from './account.controller';
import { ChangePerson } from './change-person';
import { InvitePerson } from './invite-person';
import { MailPreferences } from './mail-preferences';
import { MailPreferencesController } from './mail-preferences.controller';
import { PeopleController } from './people.controller';
import { PersonList } from './person-list';
import { PersonSessions } from './person-sessions';
import { Profiles } from './profiles';
import { ResetPersonFactor } from './reset-person-factor';
import { UpdateProfile } from './update-profile';
import './profile.mails';
import './profile.notices';
import './profile.personal-data';

@Module({
  imports: [ApiTokensModule, AuditLogModule, AuthModule, DelegationModule],
  controllers: [AccountController, MailPreferencesController, PeopleController],
  providers: [
    ChangePerson,
    InvitePerson,
    MailPreferences,
    PersonList,
    PersonSessions,
    Profiles,
    ResetPersonFactor,
    UpdateProfile,
  ],
})
export class UsersModule {}
