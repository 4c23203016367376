import { Module } from '@nestjs/common';
import { Retention } from './retention';
import { RetentionReport } from './retention-report';

@Module({ providers: [Retention, RetentionReport], exports: [Retention, RetentionReport] })
export class RetentionModule {}
