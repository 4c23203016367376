import { Module } from '@nestjs/common';
import { ChangeCalendar } from './change-calendar';
import { ChangePolicy } from './change-policy';
import { RequestClocks } from './request-clocks';
import { SeedHolidays } from './seed-holidays';
import { ServiceLevelList } from './service-level-list';
import { ServiceLevels } from './service-levels';
import { ServiceLevelsController } from './service-levels.controller';
import './service-levels.events';

@Module({
  controllers: [ServiceLevelsController],
  providers: [
    ChangeCalendar,
    ChangePolicy,
    RequestClocks,
    SeedHolidays,
    ServiceLevelList,
    ServiceLevels,
  ],
  exports: [RequestClocks, SeedHolidays, ServiceLevels],
})
export class ResponseTimesModule {}
