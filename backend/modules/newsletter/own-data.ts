import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { SubscriberDetailDto } from './dto/subscriber.dto';
import { EraseSubscriber } from './erase-subscriber';
import { readLinkToken } from './link-tokens';
import { LinkInvalid } from './newsletter.errors';
import type { Subscriber } from './subscriber.entity';
import { SubscriberList } from './subscriber-list';

/** What we know of somebody, given to and taken away for whoever has the link of their mail. */
@Injectable()
export class OwnData {
  constructor(
    private readonly dataSource: DataSource,
    private readonly subscribers: SubscriberList,
    private readonly erasing: EraseSubscriber,
  ) {}

  async read(token: string): Promise<SubscriberDetailDto> {
    const db = this.dataSource.manager;
    return this.subscribers.detail((await this.subscriberOf(db, token)).id);
  }

  async erase(token: string): Promise<void> {
    const { id } = await this.subscriberOf(this.dataSource.manager, token);
    await this.erasing.run(id, '/newsletter/preferences');
  }

  private async subscriberOf(db: EntityManager, token: string): Promise<Subscriber> {
    const { subscriber, purpose } = await readLinkToken(db, token);
    if (purpose !== 'preferences') throw LinkInvalid();
    return subscriber;
  }
}
