export { Calendar, Holiday } from './calendar.entity';
export { ServiceLevels, type ServiceLevel } from './service-levels';
export { SeedHolidays } from './seed-holidays';
export { ServiceLevelsModule } from './service-levels.module';
export { CLOCK_KINDS, type ClockKind } from './sla-policy.entity';
export { DEFAULT_URGENCY, URGENCIES, type Urgency } from './urgency';
