import { Module } from '@nestjs/common';
import './assigned.mails';
import './changed-by-client.mails';
import './delegated.mails';
import './due.mails';
import './moved.mails';
import './people.mails';
import './raised.mails';
import './request.live';
import './written.mails';

@Module({})
export class RequestNotificationsModule {}
