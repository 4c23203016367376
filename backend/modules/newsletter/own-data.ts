import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { SubscriberDetailDto } from './dto/subscriber.dto';
import { EraseSubscriber } from './erase-subscriber';
import { subscriberOf } from './link-tokens';
import { SubscriberList } from './subscriber-list';

@Injectable()
export class OwnData {
  constructor(
    private readonly dataSource: DataSource,
    private readonly subscribers: SubscriberList,
    private readonly erasing: EraseSubscriber,
  ) {}

  async read(token: string): Promise<SubscriberDetailDto> {
    const db = this.dataSource.manager;
    return this.subscribers.detail((await subscriberOf(db, token)).id);
  }

  async erase(token: string): Promise<void> {
    const { id } = await subscriberOf(this.dataSource.manager, token);
    await this.erasing.run(id, '/newsletter/preferences');
  }
}
