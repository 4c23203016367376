import { Module } from '@nestjs/common';
import { Retention } from './retention';
import { RetentionReport } from './retention-report';

/** How long personal data is kept. The worker adds `NightlyRetention`, which runs it. */
@Module({ providers: [Retention, RetentionReport], exports: [Retention, RetentionReport] })
export class RetentionModule {}
