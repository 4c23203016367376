import {
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Post,
  Query,
  type StreamableFile,
} from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Requires, Permission } from '../../access/access.public';
import { Changes } from '../../idempotency/changes.decorator';
import { CsvFile } from '../../lists/csv';
import { idParam } from '../../validation/id-param.dto';
import { ChangeSubscriber, EraseSubscriber } from './change-subscriber';
import { SubscriberDetailDto, SubscriberListQuery } from './dto/subscriber.dto';
import { SubscriberNotFound } from './newsletter.errors';
import { SubscriberList } from './subscriber-list';

class SubscriberIdParam extends idParam(SubscriberNotFound) {}

@ApiTags('Subscribers')
@Controller('api/subscribers')
export class SubscribersController {
  constructor(
    private readonly subscribers: SubscriberList,
    private readonly changing: ChangeSubscriber,
    private readonly erasing: EraseSubscriber,
  ) {}

  /** Subscribers, newest first. */
  @Get()
  @Requires(Permission.ManageSubscribers)
  listSubscribers(@Query() query: SubscriberListQuery) {
    return this.subscribers.page(query);
  }

  /** Export the matching subscribers as a CSV file. */
  @Get('export')
  @Requires(Permission.ManageSubscribers, { limit: 'exporting' })
  @CsvFile()
  exportSubscribers(@Query() query: SubscriberListQuery): Promise<StreamableFile> {
    return this.subscribers.csv(query);
  }

  /** One subscriber with the evidence of consent. */
  @Get(':id')
  @Requires(Permission.ManageSubscribers)
  getSubscriber(@Param() { id }: SubscriberIdParam): Promise<SubscriberDetailDto> {
    return this.subscribers.detail(id);
  }

  /** Unsubscribe a person who asked by letter or phone from all topics. */
  @Post(':id/unsubscribe')
  @HttpCode(200)
  @Changes(Permission.ManageSubscribers)
  unsubscribeSubscriber(@Param() { id }: SubscriberIdParam) {
    return this.changing.unsubscribe(id);
  }

  /** Record a complaint. This address gets no more newsletters, even if it is subscribed again. */
  @Post(':id/suppress')
  @HttpCode(200)
  @Changes(Permission.ManageSubscribers)
  suppressSubscriber(@Param() { id }: SubscriberIdParam) {
    return this.changing.suppress(id);
  }

  /** Lift a suppression. The address may subscribe again. */
  @Post(':id/release')
  @HttpCode(200)
  @Changes(Permission.ManageSubscribers)
  releaseSubscriber(@Param() { id }: SubscriberIdParam) {
    return this.changing.release(id);
  }

  /** Erase a person. The evidence of consent stays, under a hash. */
  @Delete(':id')
  @HttpCode(204)
  @Requires(Permission.ManageSubscribers)
  eraseSubscriber(@Param() { id }: SubscriberIdParam): Promise<void> {
    return this.erasing.erase(id, 'staff');
  }
}
