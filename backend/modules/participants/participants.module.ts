import { Module } from '@nestjs/common';
import { LinksModule } from '../../links/links.public';
import { AuthModule } from '../auth/auth.public';
import { InviteReader } from './invite-reader';
import { ManageParticipants } from './manage-participants';
import { ParticipantsController } from './participants.controller';
import { SetPrivacy } from './set-privacy';

@Module({
  imports: [AuthModule, LinksModule],
  controllers: [ParticipantsController],
  providers: [InviteReader, ManageParticipants, SetPrivacy],
})
export class ParticipantsModule {}
