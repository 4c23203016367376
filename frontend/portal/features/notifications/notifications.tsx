import type { Notification } from '../../../api/types';
import { Button } from '../../../ui/button';
import { defineList, ListView, useList } from '../../lists/list-view';
import { Page } from '../../shell/page';
import { NotificationItem } from './notification-item';
import { notificationSource } from './notification-source';
import styles from './notifications.module.css';
import { useMarkRead } from './use-mark-read';
import { listWords } from './words';

const notifications = defineList({
  source: notificationSource,
  words: listWords,
  item: (notification) => <Item notification={notification} />,
  className: styles.list,
});

export function Component() {
  const list = useList(notifications);
  const { submit, isPending } = useMarkRead();
  return (
    <Page
      {...listWords}
      action={
        list.answer && list.answer.unread > 0 ? (
          <Button variant="secondary" isPending={isPending} onClick={() => submit({ all: true })}>
            {listWords.markAll}
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
