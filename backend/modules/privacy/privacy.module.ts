import { Module } from '@nestjs/common';
import { ApiTokensModule } from '../api-tokens/api-tokens.public';
import { AuthModule } from '../auth/auth.public';
import { LeadsModule } from '../leads/leads.public';
import { NewsletterModule } from '../newsletter/newsletter.public';
import { RequestsModule } from '../requests/requests.public';
import { AskErasure } from './ask-erasure';
import { AskExport } from './ask-export';
import { CancelErasure } from './cancel-erasure';
import { ChangeDataRequest } from './change-data-request';
import { DataRequests } from './data-requests';
import { DataRequestsController } from './data-requests.controller';
import { EraseClient } from './erase-client';
import { ForgetFarewells } from './forget-farewells';
import { MakeExport } from './make-export';
import { OwnPrivacy } from './own-privacy';
import { PrivacyController } from './privacy.controller';
import { RaiseForSomebody } from './raise-for-somebody';
import { ReadExport } from './read-export';
import { RemindOfErasure } from './remind-of-erasure';
import { ReplayErasures } from './replay-erasures';
import { RunErasure } from './run-erasure';
import { SweepArchives } from './sweep-archives';
import './privacy.mails';
import './privacy.personal-data';
import './privacy.retention';

@Module({
  imports: [ApiTokensModule, AuthModule, LeadsModule, NewsletterModule, RequestsModule],
  controllers: [PrivacyController, DataRequestsController],
  providers: [
    AskErasure,
    AskExport,
    CancelErasure,
    ChangeDataRequest,
    DataRequests,
    EraseClient,
    ForgetFarewells,
    MakeExport,
    OwnPrivacy,
    RaiseForSomebody,
    ReadExport,
    RemindOfErasure,
    ReplayErasures,
    RunErasure,
    SweepArchives,
  ],
  exports: [ForgetFarewells, MakeExport, RemindOfErasure, RunErasure, SweepArchives],
})
export class PrivacyModule {}
