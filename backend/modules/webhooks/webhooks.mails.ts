import { after } from '../../mail/mail.public';
import { activeMembers } from '../accounts/accounts.public';
import { defineAccountMail } from '../auth/auth.public';
import { WebhookEndpoint } from './webhook.entity';
import { webhookDisabled } from './webhooks.events';

const WHY: Record<string, string> = {
  failing: 'It has failed for three days, and we have stopped sending to it.',
  gone: 'It answered 410 Gone, and we have stopped sending to it.',
};

defineAccountMail<{ userId: string; webhookId: string; because: string }>(
  'webhook-disabled',
  'A webhook was disabled (to admins)',
  [
    after(webhookDisabled, async ({ subjectId, data }, { tx }) => {
      const { because } = data.after;
      if (because === 'admin') return null;
      const admins = await activeMembers(tx, 'admin');
      return admins.map((userId) => ({ userId, webhookId: subjectId!, because }));
    }),
  ],
  async ({ db, links }, { webhookId, because }) => {
    const webhook = await db.findOneBy(WebhookEndpoint, { id: webhookId });
    if (webhook?.state !== 'disabled') return null;
    const host = new URL(webhook.url).host;
    return {
      subject: `A webhook was disabled: ${webhook.description || host}`,
      preview: WHY[because]!,
      paragraphs: [
        WHY[because]!,
        'Look at its deliveries, enable it once its receiver works again, and send what it missed.',
      ],
      facts: [
        ['Webhook', webhook.description || host],
        ['Host', host],
      ],
      button: {
        label: 'Look at the webhook',
        url: links.page('/dashboard/admin/webhooks'),
      },
      reason: 'You receive this because you are an admin.',
    };
  },
  false,
);
