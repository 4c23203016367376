import { Module } from '@nestjs/common';
import './client.mails';
import './client.notices';
import './colleagues.mails';
import './request.live';
import './staff.mails';
import './staff.notices';
import './team.mails';

@Module({})
export class RequestNotificationsModule {}
