export { DueClocks, lockClocked } from './due-clocks';
export { RequestClocks, dueOf } from './request-clocks';
export { ServiceLevels } from './service-levels';
export { ResponseTimesModule } from './response-times.module';
export { type ClockKind, DEFAULT_URGENCY, URGENCIES, type Urgency } from './service-levels.entity';
export { dueInWords, replyNote, within } from './in-words';
export { SlaClock } from './sla-clock.entity';
export { clockBreached, clockWarned } from './service-levels.events';
