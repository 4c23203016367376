import { after, defineMail } from '../../mail/mail.public';
import { isActive } from '../accounts/accounts.public';
import { calendarUnread } from './calls.events';

defineMail<{ userId: string }>('calendar-unread', {
  label: 'Your calendar cannot be read',
  when: [after(calendarUnread, ({ subjectId }) => ({ userId: subjectId! }))],
  compose: async ({ db, links }, { userId }) => {
    const [host] = await db.query<{ email: string; hasCopy: boolean }[]>(
      `SELECT u.email, s.busy_read_at IS NOT NULL AS "hasCopy" FROM users u JOIN call_hosts s ON s.user_id = u.id
       WHERE u.id = $1 AND ${isActive('u')} AND s.busy_url IS NOT NULL AND s.busy_error IS NOT NULL`,
      [userId],
    );
    if (!host) return null;
    return {
      to: host.email,
      subject: 'We cannot read your calendar',
      preview: host.hasCopy
        ? 'Calls are booked around what we last saw in it.'
        : 'Until we can, no calls can be booked with you.',
      paragraphs: host.hasCopy
        ? [
            'We have not been able to read your calendar for half an hour.',
            'Until we can, calls are booked around what we last saw in it. Please check its address.',
          ]
        : [
            'We could not read your calendar at the address you gave us.',
            'Until we can, no calls can be booked with you. Please check the address.',
          ],
      button: { label: 'Check the address', url: links.page('/dashboard/settings/calls') },
      reason: 'You get this because you take calls for us.',
    };
  },
});
