import { Module } from '@nestjs/common';
import { AuthModule } from '../modules/auth/auth.public';
import { OperationsController } from './operations.controller';
import { QueueAccess } from './queue-access';

/** What those who run the product look at. */
@Module({ imports: [AuthModule], controllers: [OperationsController], providers: [QueueAccess] })
export class OperationsModule {}
