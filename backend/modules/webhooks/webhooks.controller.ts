import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, Requires, type Actor, Permission } from '../../access/access.public';
import { Changes } from '../../idempotency/changes.decorator';
import { Id } from '../../validation/fields';
import { ProblemResponses } from '../../openapi/problem-responses';
import { idParam } from '../../validation/id-param.dto';
import { ChangeWebhook } from './change-webhook';
import {
  ChangeWebhookDto,
  DeliveriesQuery,
  NewWebhookDto,
  ReplayDto,
  WebhookStateDto,
} from './dto/webhook.dto';
import { SendAgain } from './send-again';
import { WebhookList } from './webhook-list';
import { DeliveryNotFound, WebhookNotFound } from './webhooks.errors';

class WebhookIdParam extends idParam(WebhookNotFound) {}

class DeliveryParams extends idParam(DeliveryNotFound) {
  @Id({ label: 'Delivery', example: '0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77' })
  deliveryId: string;
}

const HOLDS_SECRET = { notIdempotent: 'The answer holds the secret, which is shown once.' };

@ApiTags('Webhooks')
@Controller('api/webhooks')
export class WebhooksController {
  constructor(
    private readonly list: WebhookList,
    private readonly changing: ChangeWebhook,
    private readonly sendAgain: SendAgain,
  ) {}

  /** All webhooks, each with its state and last delivery. */
  @Get()
  @Requires(Permission.ManageWebhooks)
  getWebhooks() {
    return this.list.all();
  }

  /** Add a webhook. Its secret is shown only once, in this response. */
  @Post()
  @Requires(Permission.ManageWebhooks, HOLDS_SECRET)
  @ProblemResponses(409)
  addWebhook(@CurrentActor() actor: Actor, @Body() form: NewWebhookDto) {
    return this.changing.create(actor, form);
  }

  /** Change a webhook's address, description and events. */
  @Put(':id')
  @Changes(Permission.ManageWebhooks)
  changeWebhook(
    @CurrentActor() actor: Actor,
    @Param() { id }: WebhookIdParam,
    @Body() form: ChangeWebhookDto,
  ) {
    return this.changing.change(actor, id, form);
  }

  /** Delete a webhook with its deliveries. */
  @Delete(':id')
  @Changes(Permission.ManageWebhooks)
  deleteWebhook(@Param() { id }: WebhookIdParam) {
    return this.changing.delete(id);
  }

  /** Enable or disable a webhook. Enabling sends the deliveries that waited. */
  @Put(':id/state')
  @Changes(Permission.ManageWebhooks)
  setWebhookState(@Param() { id }: WebhookIdParam, @Body() { isActive }: WebhookStateDto) {
    return this.changing.setActive(id, isActive);
  }

  /** Give a webhook a new secret. The former secret stays valid for another 24 hours. */
  @Post(':id/rotate')
  @HttpCode(200)
  @Requires(Permission.ManageWebhooks, HOLDS_SECRET)
  rotateWebhookSecret(@Param() { id }: WebhookIdParam) {
    return this.changing.rotate(id);
  }

  /** Send a test event to a webhook. */
  @Post(':id/test')
  @HttpCode(200)
  @Changes(Permission.ManageWebhooks)
  testWebhook(@Param() { id }: WebhookIdParam) {
    return this.sendAgain.test(id);
  }

  /** Send the events of a period again, up to 30 days back. */
  @Post(':id/replay')
  @HttpCode(200)
  @Changes(Permission.ManageWebhooks)
  replayWebhook(@Param() { id }: WebhookIdParam, @Body() form: ReplayDto) {
    return this.sendAgain.range(id, form);
  }

  /** The deliveries to a webhook, newest first, for 30 days. */
  @Get(':id/deliveries')
  @Requires(Permission.ManageWebhooks)
  getDeliveries(@Param() { id }: WebhookIdParam, @Query() query: DeliveriesQuery) {
    return this.list.deliveries(id, query);
  }

  /** Send one event again. */
  @Post(':id/deliveries/:deliveryId/resend')
  @HttpCode(200)
  @Changes(Permission.ManageWebhooks)
  resendDelivery(@Param() { id, deliveryId }: DeliveryParams) {
    return this.sendAgain.one(id, deliveryId);
  }
}
