import { Global, Module } from '@nestjs/common';
import { CheckChain } from './check-chain';
import { Dispatcher } from './dispatcher';
import { EventSignal } from './event-signal';
import { Events } from './events';
import './events.retention';
import { SealEvents, Sealer } from './sealer';
import './events.personal-data';

/** What both processes do with events: record them, and follow the chain. */
@Global()
@Module({
  providers: [CheckChain, EventSignal, Events, Sealer],
  exports: [CheckChain, Events, EventSignal, Sealer],
})
export class EventsModule {}

/** What only the worker does: tell the subscribers, and seal. */
@Module({ providers: [Dispatcher, SealEvents], exports: [Dispatcher] })
export class EventsWorkerModule {}
