import { Global, Module } from '@nestjs/common';
import { ErasureJournal } from './erasure-journal';
import { Erasures } from './erasures';

/** The registry of personal data, and the erasures that follow it. */
@Global()
@Module({ providers: [ErasureJournal, Erasures], exports: [ErasureJournal, Erasures] })
export class PersonalDataModule {}
