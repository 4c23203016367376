import { Module } from '@nestjs/common';
import { BrevoClient } from './brevo-client';

/** The marketing provider's API. */
@Module({ providers: [BrevoClient], exports: [BrevoClient] })
export class BrevoModule {}
