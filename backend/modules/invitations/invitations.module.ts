import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.public';
import { InviteClient } from './invite-client';
import { InviteStaff } from './invite-staff';
import './invitations.mails';
import './invitations.notices';

/** Opens accounts for others: colleagues, and clients who wrote to us. */
@Module({
  imports: [AuthModule],
  providers: [InviteClient, InviteStaff],
  exports: [InviteClient, InviteStaff],
})
export class InvitationsModule {}
