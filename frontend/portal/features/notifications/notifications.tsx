import type { Notification } from '../../../api/types';
import { Button } from '../../../ui/button';
import { defineList } from '../../lists/define-list';
import { ListView } from '../../lists/list-view';
import { useList } from '../../lists/use-list';
import { Page } from '../../shell/page';
import { NotificationItem } from './notification-item';
import { notificationSource } from './notification-source';
import styles from './notifications.module.css';
import { useMarkRead } from './use-mark-read';

const notifications = defineList({
  source: notificationSource,
  page: ({ notifications: rows, pagination }) => ({ rows, ...pagination }),
  label: 'Notifications',
  noun: 'notification',
  item: (notification) => <Item notification={notification} />,
  className: styles.list,
  loading: 'Loading notifications',
  failure: 'Failed to load notifications',
  empty: { title: 'No notifications yet', text: 'News of your requests and account appears here.' },
});

export function Component() {
  const list = useList(notifications);
  const { submit, isPending } = useMarkRead();
  return (
    <Page
      title="Notifications"
      lead="What happened to your requests and your account."
      action={
        list.answer && list.answer.unread > 0 ? (
          <Button variant="secondary" isPending={isPending} onClick={() => submit({ all: true })}>
            Mark all read
          </Button>
        ) : null
      }
    >
      <ListView list={list} />
    </Page>
  );
}

function Item({ notification }: { notification: Notification }) {
  const { submit } = useMarkRead();
  return (
    <NotificationItem
      notification={notification}
      onOpen={() => {
        if (!notification.isRead) submit({ ids: [notification._id] });
      }}
    />
  );
}
