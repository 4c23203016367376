import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Notification, NotificationType } from '../../../api/call';
import { formatAge, formatDayAndTime } from '../../../lib/dates';
import { Row, Stack, Text } from '../../../ui/layout/layout';
import { paths } from '../../paths';
import { listWords } from './words';
import styles from './notifications.module.css';
import { useMarkRead } from './use-mark-read';

const icons = { success: CircleCheck, warning: CircleAlert, info: Info } satisfies Record<
  NotificationType,
  unknown
>;

interface NotificationItemProps {
  notification: Notification;
  /** Called when its link is followed. */
  onFollow?: () => void;
}

/** A link to the subject, or a button that only marks it read. */
export function NotificationItem({ notification, onFollow }: NotificationItemProps) {
  const { _id, type, title, message, createdAt, isRead, requestId } = notification;
  const { submit } = useMarkRead();
  const markRead = () => {
    if (!isRead) submit({ ids: [_id] });
  };
  const Icon = icons[type];
  const content = (
    <>
      <Icon aria-hidden="true" size={20} className={styles[type]} />
      <Stack as="span" breaks className={styles.words}>
        <Row as="span" align="center" gap="0 2" strong>
          {title}
          {isRead ? null : (
            <Text as="span" size={1} strong className={styles.unread}>
              {listWords.unread}
            </Text>
          )}
        </Row>
        <Text as="span" soft size={3} leading={4}>
          {message}
        </Text>
        <Text
          as="time"
          dateTime={createdAt}
          title={formatDayAndTime(createdAt)}
          soft
          size={2}
          leading={4}
        >
          {formatAge(createdAt)}
        </Text>
      </Stack>
    </>
  );
  const look = isRead ? styles.item : `${styles.item} ${styles.isUnread}`;
  if (requestId) {
    return (
      <Link
        to={paths.request(requestId)}
        className={look}
        onClick={() => {
          markRead();
          onFollow?.();
        }}
      >
        {content}
      </Link>
    );
  }
  return (
    <button type="button" className={look} onClick={markRead}>
      {content}
    </button>
  );
}
