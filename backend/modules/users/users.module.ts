import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.public';
import { AccountController } from './account.controller';
import { InviteClient } from './invite-client';
import { InviteStaff } from './invite-staff';
import { Profiles } from './profiles';
import { UpdateProfile } from './update-profile';

/** Accounts, profiles, roles and what they open. */
@Module({
  imports: [AuthModule],
  controllers: [AccountController],
  providers: [InviteClient, InviteStaff, Profiles, UpdateProfile],
  exports: [InviteClient, InviteStaff],
})
export class UsersModule {}
