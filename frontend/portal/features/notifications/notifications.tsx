import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../ui/button';
import { FilteredList, type ListWords } from '../../lists/filtered-list';
import { useFilters } from '../../lists/use-filters';
import { Page } from '../../shell/page';
import { NotificationItem } from './notification-item';
import { notificationChoices, notificationList } from './notifications-api';
import styles from './notifications.module.css';
import { useMarkRead } from './use-mark-read';

const words: ListWords = {
  noun: 'notification',
  loading: 'Loading notifications',
  failure: 'Failed to load notifications',
  empty: { title: 'No notifications yet', text: 'News of your requests and account appears here.' },
};

export function Component() {
  const filters = useFilters(notificationChoices);
  const list = useQuery(notificationList(filters));
  const { submit, isPending } = useMarkRead();
  const { data } = list;
  return (
    <Page
      title="Notifications"
      lead="What happened to your requests and your account."
      action={
        data && data.unread > 0 ? (
          <Button variant="secondary" isPending={isPending} onClick={() => submit({ all: true })}>
            Mark all read
          </Button>
        ) : null
      }
    >
      <FilteredList
        choices={notificationChoices}
        filters={filters}
        words={words}
        query={list}
        page={data && { rows: data.notifications.length, ...data.pagination }}
      >
        <ul className={styles.list}>
          {data?.notifications.map((notification) => (
            <li key={notification._id}>
              <NotificationItem
                notification={notification}
                onOpen={() => {
                  if (!notification.isRead) submit({ ids: [notification._id] });
                }}
              />
            </li>
          ))}
        </ul>
      </FilteredList>
    </Page>
  );
}
