import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.public';
import { AccountController } from './account.controller';
import { MailPreferences } from './mail-preferences';
import { MailPreferencesController } from './mail-preferences.controller';
import './profile.mails';
import './profile.notices';
import { Profiles } from './profiles';
import { UpdateProfile } from './update-profile';
import './profile.personal-data';

/** The signed-in account: its profile, and what it may open. */
@Module({
  imports: [AuthModule],
  controllers: [AccountController, MailPreferencesController],
  providers: [MailPreferences, Profiles, UpdateProfile],
})
export class ProfileModule {}
