import { Global, Module } from '@nestjs/common';
import { ErasureJournal } from './erasure-journal';
import { Erasures } from './erasures';

@Global()
@Module({ providers: [ErasureJournal, Erasures], exports: [ErasureJournal, Erasures] })
export class PersonalDataModule {}
