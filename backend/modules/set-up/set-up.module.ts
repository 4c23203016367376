import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.public';
import { SetUp } from './set-up';
import { SetUpController } from './set-up.controller';
import './follow-proofs';
import './set-up.mails';

@Module({
  imports: [AuthModule],
  controllers: [SetUpController],
  providers: [SetUp],
})
export class SetUpModule {}
