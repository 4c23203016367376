export { CheckChain } from './check-chain';
export {
  defineEvent,
  definitionOf,
  eachDefinition,
  historyTypes,
  type Change,
  type EventDefinition,
  type Live,
  type NewEvent,
  type Recorded,
} from './define-event';
export type { Dispatch } from './dispatch';
export { Dispatcher } from './dispatcher';
export { forgetNetworks } from './events.personal-data';
export { RecordedEvent, type DispatchedEvent } from './event.entity';
export { lastPlace, readLog, type LogPlace } from './event-log';
export { DISPATCHED_CHANNEL, EVENT_CHANNEL, EventSignal } from './event-signal';
export { retryEvent } from './event-queue';
export { handleDue } from './due-rows';
export { eventsSql, record, recordAll, recordAlone, recordedBy, saveChanged } from './events';
export { eventRetried } from './events.events';
export { keepWithSubject } from './events.retention';
export { EventsModule, EventsWorkerModule } from './events.module';
export {
  GROUP_LABELS,
  labelsOf,
  namedSubjects,
  nameEvents,
  nameSubjects,
  SUBJECT_LABELS,
} from './subject-labels';
export { subscribe } from './subscribers';
export { labelIn, describeEvent, undescribedEvents } from './describe-event';
