import { Module } from '@nestjs/common';
import { LeadsModule } from '../leads/leads.public';
import { RequestsModule } from '../requests/requests.public';
import { BookCall } from './book-call';
import { CallSettings, CallTypes } from './call-settings';
import { CallSettingsController, CallTypesController } from './call-settings.controller';
import { CallFeedController, CallsController, PublicCallsController } from './calls.controller';
import { ChangeCall } from './change-call';
import { FindTimes } from './find-times';
import { ReadCalls } from './read-calls';
import { ReadSlots } from './read-slots';
import { TakeHost } from './take-host';
import './calendar.mails';
import './calls.mails';
import './not-booked.mails';
import './calls.personal-data';

@Module({
  imports: [LeadsModule, RequestsModule],
  // Fixed paths first: `calls/upcoming` is no kind of call.
  controllers: [
    CallsController,
    PublicCallsController,
    CallTypesController,
    CallSettingsController,
    CallFeedController,
  ],
  providers: [
    ...[BookCall, CallSettings, CallTypes, ChangeCall, FindTimes, ReadCalls, ReadSlots, TakeHost],
  ],
  exports: [BookCall, ChangeCall, ReadCalls, ReadSlots],
})
export class CallsModule {}
