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
  item: (notification) => <NotificationItem notification={notification} />,
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
