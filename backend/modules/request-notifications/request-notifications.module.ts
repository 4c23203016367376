import { Module } from '@nestjs/common';
import './client.mails';
import './client.notices';
import './colleagues.mails';
import './request.live';
import './staff.mails';
import './staff.notices';
import './team.mails';

/** The mails, notices and live updates that follow a change to a request. */
@Module({})
export class RequestNotificationsModule {}
