import { Module } from '@nestjs/common';
import { BrevoClient } from './brevo-client';

@Module({ providers: [BrevoClient], exports: [BrevoClient] })
export class BrevoModule {}
