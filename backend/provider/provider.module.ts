import { Global, Module } from '@nestjs/common';
import { ContactSyncs } from './contact-syncs';

/** The e-mail-marketing provider, as use cases see it: a place to leave word for it. */
@Global()
@Module({ providers: [ContactSyncs], exports: [ContactSyncs] })
export class ProviderModule {}
