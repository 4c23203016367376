import { after, defineMail } from '../../mail/mail.public';
import { activeMembers } from '../accounts/accounts.public';
import { activeUser, greet } from '../auth/auth.public';
import { WebhookEndpoint } from './webhook.entity';
import { webhookDisabled } from './webhooks.events';

const WHY: Record<string, string> = {
  failing: 'It has failed for three days, and we have stopped sending to it.',
  gone: 'It answered 410 Gone, and we have stopped sending to it.',
};

defineMail<{ userId: string; webhookId: string; because: string }>('webhook-disabled', {
  when: [
    after(webhookDisabled, async ({ subjectId, data }, { tx }) => {
      const { because } = data.after;
      if (because === 'admin') return null;
      const admins = await activeMembers(tx, 'admin');
      return admins.map((userId) => ({ userId, webhookId: subjectId!, because }));
    }),
  ],
  compose: async (context, { userId, webhookId, because }) => {
    const user = await activeUser(context, userId);
    const webhook = await context.db.findOneBy(WebhookEndpoint, { id: webhookId });
    if (!user || webhook?.state !== 'disabled') return null;
    const host = new URL(webhook.url).host;
    return {
      to: user.email,
      subject: `A webhook was disabled: ${webhook.description || host}`,
      preview: WHY[because]!,
      greeting: greet(user.firstName),
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
        url: context.links.page('/dashboard/admin/webhooks'),
      },
      reason: 'You receive this because you are an admin.',
    };
  },
});
