import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import type { Actor } from '../../access/access.public';
import { AppConfig } from '../../config/app-config';
import { lockName, lockRow } from '../../database/locks';
import { Transactions } from '../../database/transactions';
import { expectVersion } from '../../errors/app-error';
import { record, saveChanged } from '../../events/events.public';
import type { MessageDto } from '../../http/message.dto';
import type { ChangeWebhookDto, NewWebhookDto, WebhookSecretDto } from './dto/webhook.dto';
import { newSecret, sealSecret } from './post-message';
import { readableTypes } from './published-events';
import { checkUrl } from '../../http/target-address';
import { WebhookEndpoint, ROTATION_HOURS } from './webhook.entity';
import {
  MAX_WEBHOOKS,
  NoType,
  TooManyWebhooks,
  TypeNotYours,
  WebhookChangedMeanwhile,
  WebhookNotFound,
} from './webhooks.errors';
import {
  webhookChanged,
  webhookCreated,
  webhookDeleted,
  webhookDisabled,
  webhookEnabled,
  webhookRotated,
} from './webhooks.events';

/** Webhooks belong to the company, so they outlive the account that created them. */
@Injectable()
export class ChangeWebhook {
  constructor(
    private readonly config: AppConfig,
    private readonly transactions: Transactions,
  ) {}

  async create(actor: Actor, form: NewWebhookDto): Promise<WebhookSecretDto> {
    const { types, description = '' } = form;
    expectReadable(actor, types);
    const url = await checkUrl(form.url, this.config.webhooks);
    const secret = newSecret();
    return this.transactions.run(async (tx) => {
      await lockName(tx, 'webhooks');
      if ((await tx.count(WebhookEndpoint)) >= MAX_WEBHOOKS) throw TooManyWebhooks();
      const id = uuid();
      const sealed = sealSecret(this.config.jwtSecret, secret);
      await tx.insert(WebhookEndpoint, { id, url, description, types, secret: sealed });
      await record(tx, webhookCreated({ subject: id, after: { types } }));
      return { _id: id, secret };
    });
  }

  async change(actor: Actor, id: string, form: ChangeWebhookDto): Promise<MessageDto> {
    const { types, version, description = '' } = form;
    expectReadable(actor, types);
    const url = await checkUrl(form.url, this.config.webhooks);
    return this.transactions.run(async (tx) => {
      const webhook = await lockWebhook(tx, id);
      const current = () => ({ version: webhook.version });
      await expectVersion(webhook, version, WebhookChangedMeanwhile, current);
      const now = { url, description, types };
      const names = ['url', 'description', 'types'] as const;
      const fields = names.filter((name) => String(webhook[name]) !== String(now[name]));
      const changes = { before: { types: webhook.types }, after: { types, fields } };
      const changed = webhookChanged({ subject: id, ...changes });
      await saveChanged(tx, Object.assign(webhook, now), changed);
      return { message: 'Webhook saved.' };
    });
  }

  /** The former secret stays valid for a day, so that no delivery is rejected. */
  rotate(id: string): Promise<WebhookSecretDto> {
    const secret = newSecret();
    return this.transactions.run(async (tx) => {
      await lockWebhook(tx, id);
      await tx.query(
        `UPDATE webhook_endpoints SET former_secret = secret, secret = $2,
           former_secret_until = now() + interval '${ROTATION_HOURS} hours' WHERE id = $1`,
        [id, sealSecret(this.config.jwtSecret, secret)],
      );
      await record(tx, webhookRotated({ subject: id }));
      return { _id: id, secret };
    });
  }

  setActive(id: string, isActive: boolean): Promise<MessageDto> {
    const message = isActive ? 'Webhook enabled.' : 'Webhook disabled.';
    return this.transactions.run(async (tx) => {
      const { state } = await lockWebhook(tx, id);
      if ((state === 'active') === isActive) return { message };
      await tx.update(
        WebhookEndpoint,
        { id },
        isActive
          ? { state: 'active', disabledBecause: null, failingSince: null }
          : { state: 'disabled', disabledBecause: 'admin' },
      );
      const event = isActive
        ? webhookEnabled({ subject: id })
        : webhookDisabled({ subject: id, after: { because: 'admin' } });
      await record(tx, event);
      return { message };
    });
  }

  delete(id: string): Promise<MessageDto> {
    return this.transactions.run(async (tx) => {
      await lockWebhook(tx, id);
      await tx.delete(WebhookEndpoint, { id });
      await record(tx, webhookDeleted({ subject: id }));
      return { message: 'Webhook deleted.' };
    });
  }
}

export async function lockWebhook(tx: EntityManager, id: string): Promise<WebhookEndpoint> {
  const webhook = await lockRow(tx, WebhookEndpoint, { id });
  if (!webhook) throw WebhookNotFound();
  return webhook;
}

/** A webhook must not give a token more events than it could read directly. */
function expectReadable(actor: Actor, types: string[]): void {
  if (types.length === 0) throw NoType();
  const readable = readableTypes(actor);
  const foreign = types.filter((type) => !readable.includes(type));
  if (foreign.length > 0) throw TypeNotYours(foreign);
}
