import { Bell as BellIcon } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { q, useQuery } from '../../../api/call';
import { Button, buttonClass } from '../../../ui/button';
import { Row, Text, Title } from '../../../ui/layout/layout';
import { Popover } from '../../../ui/overlay/popover';
import { Loaded } from '../../components/loaded';
import { paths } from '../../paths';
import { NotificationItem } from './notification-item';
import styles from './notifications.module.css';
import { reading } from './reading';
import { useMarkRead } from './use-mark-read';
import { bellWords, listWords } from './words';

const inPopup = 6;

export function Bell() {
  const [isOpen, setIsOpen] = useState(false);
  const newest = useQuery(q('/api/notifications', { query: { limit: inPopup } }, reading));
  const { submit, isPending } = useMarkRead();
  const { notifications = [], unread = 0 } = newest.data ?? {};
  return (
    <Popover
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      label={listWords.title}
      trigger={
        <button
          type="button"
          aria-label={bellWords.name(unread)}
          className={buttonClass({ variant: 'quiet' })}
        >
          <BellIcon aria-hidden="true" />
          {unread > 0 ? (
            <Text as="span" aria-hidden="true" size={1} strong figures className={styles.badge}>
              {bellWords.count(unread)}
            </Text>
          ) : null}
        </button>
      }
    >
      <Row nowrap align="center" between gap={4} line="below" className={styles.head}>
        <Title as="h2" size={6} leading={4}>
          {listWords.title}
        </Title>
        {unread > 0 ? (
          <Button variant="quiet" small isPending={isPending} onClick={() => submit({ all: true })}>
            {listWords.markAll}
          </Button>
        ) : null}
      </Row>
      <div className={styles.scroll}>
        <Loaded query={newest} noun={bellWords.noun}>
          {() => (notifications.length === 0 ? <Text soft>{bellWords.empty}</Text> : null)}
        </Loaded>
        <ul>
          {notifications.map((notification) => (
            <li key={notification._id}>
              <NotificationItem notification={notification} onFollow={() => setIsOpen(false)} />
            </li>
          ))}
        </ul>
      </div>
      <Text
        as={Link}
        to={paths.notifications}
        strong
        line="above"
        pad={4}
        className={styles.all}
        onClick={() => setIsOpen(false)}
      >
        {bellWords.viewAll}
      </Text>
    </Popover>
  );
}
