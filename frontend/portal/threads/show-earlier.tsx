import { useLayoutEffect, useRef } from 'react';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { Row, Text } from '../../ui/layout/layout';
import { loadSentence } from '../forms/failure';
import styles from './show-earlier.module.css';
import type { ReadThread } from './use-thread';
import { threadWords as words } from '../words';

/** Loads a thread's earlier entries, and announces their number and the end of the thread. */
export function ShowEarlier({ thread, noun }: { thread: ReadThread; noun: string }) {
  const { hasEarlier, isReading, added, failures, readEarlier } = thread;
  const error = failures.at(-1);
  const said = useRef<HTMLParagraphElement>(null);
  const hadFocus = useRef(false);

  // After the last page the button is gone, so the announcement takes the focus.
  useLayoutEffect(() => {
    if (!hasEarlier && hadFocus.current) said.current?.focus({ preventScroll: true });
    hadFocus.current = false;
  }, [hasEarlier]);

  if (!hasEarlier && added === 0) return null;
  return (
    <Row align="center" gap="2 4" className={styles.earlier}>
      {error ? (
        <Alert key={failures.length} tone="error">
          <p>{words.failure(noun)}</p>
          <p>{loadSentence(error)}</p>
        </Alert>
      ) : null}
      {hasEarlier ? (
        <Button
          small
          label={words.show(noun)}
          isPending={isReading}
          onClick={() => {
            hadFocus.current = true;
            readEarlier();
          }}
        />
      ) : null}
      <Text ref={said} role="status" tabIndex={-1} soft size={2}>
        {added === 0 ? '' : hasEarlier ? words.shown(added, noun) : words.all(noun)}
      </Text>
    </Row>
  );
}
