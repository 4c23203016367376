import { Module } from '@nestjs/common';
import { DelegationModule } from '../delegation/delegation.public';
import { RequestsModule } from '../requests/requests.public';
import { BulkChange } from './bulk-change';
import { BulkRules } from './bulk-rules';
import { Matching } from './matching';
import { Presence } from './presence';
import { QueueExport } from './queue-export';
import { QueueController } from './queue.controller';
import { SavedViews } from './saved-views';
import './queue.personal-data';

@Module({
  imports: [DelegationModule, RequestsModule],
  controllers: [QueueController],
  providers: [BulkChange, BulkRules, Matching, Presence, QueueExport, SavedViews],
})
export class QueueModule {}
