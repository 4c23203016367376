import { Global, Module } from '@nestjs/common';
import { CheckChain } from './check-chain';
import { CrashNotes } from './crash-notes';
import { Dispatcher } from './dispatcher';
import { EventSignal } from './event-signal';
import { SealEvents, Sealer } from './sealer';
import { RunSubscribers } from './run-subscribers';
import './events.retention';
import './events.personal-data';

@Global()
@Module({
  providers: [CheckChain, EventSignal, Sealer],
  exports: [CheckChain, EventSignal, Sealer],
})
export class EventsModule {}

@Module({ providers: [CrashNotes, Dispatcher, SealEvents, RunSubscribers], exports: [Dispatcher] })
export class EventsWorkerModule {}
