import { Module } from '@nestjs/common';
import { ApiTokensModule } from '../api-tokens/api-tokens.public';
import { AuthModule } from '../auth/auth.public';
import { LeadsModule } from '../leads/leads.public';
import { NewsletterModule } from '../newsletter/newsletter.public';
import { RequestsModule } from '../requests/requests.public';
import { ResponseTimesModule } from '../response-times/response-times.public';
import { AskDataRequest } from './ask-data-request';
import { ChangeDataRequest } from './change-data-request';
import { DataRequestsController } from './data-requests.controller';
import { EraseClient } from './erase-client';
import { MakeExport } from './make-export';
import { PrivacyController } from './privacy.controller';
import { ReadDataRequests } from './read-data-requests';
import { ReadExport } from './read-export';
import { ReplayErasures, RunErasure } from './run-erasure';
import './privacy.mails';
import './privacy.personal-data';

@Module({
  imports: [
    ApiTokensModule,
    AuthModule,
    LeadsModule,
    NewsletterModule,
    RequestsModule,
    ResponseTimesModule,
  ],
  controllers: [PrivacyController, DataRequestsController],
  providers: [
    AskDataRequest,
    ChangeDataRequest,
    ReadDataRequests,
    EraseClient,
    MakeExport,
    ReadExport,
    ReplayErasures,
    RunErasure,
  ],
  exports: [MakeExport, RunErasure],
})
export class PrivacyModule {}
