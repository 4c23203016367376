import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { formatTime } from '../../../lib/dates';
import { Alert } from '../../../ui/alert';
import { Button } from '../../../ui/button';
import { Row, Stack, Text } from '../../../ui/layout/layout';
import { AddFiles, FileRows, fileTarget } from '../../files/file-field';
import styles from './composer.module.css';
import type { Written } from './use-written';
import { conversationWords } from './words';

const { form: words } = conversationWords;

interface ComposerProps {
  message: Omit<Written, 'send'>;
  onSend: () => void;
  label: string;
  hint?: string | undefined;
  action: string;
  /** The kinds of message to choose from; without them the label is shown. */
  tabs?: ReactNode;
  /** Suggestions for the text at the cursor. */
  offers?: ReactNode;
  field?: ComponentProps<'textarea'> & { 'data-key'?: string };
  /** Beside the button. */
  more?: ReactNode;
  clock?: ReactNode;
}

/** The place to write to the other side, or a note to the team. */
export function Composer(props: ComposerProps) {
  const { message, onSend, label, hint, action, tabs, offers, field, more, clock } = props;
  const { kind, typed, write, uploads, filesProblem, sending, sentAt, wrong } = message;
  const id = useId();
  // Stays open when it loses focus. Otherwise, the page would shift under the next click.
  const [wasUsed, setWasUsed] = useState(false);
  const isOpen =
    wasUsed || !message.isEmpty || uploads.uploads.length > 0 || Boolean(field?.autoFocus);
  const described = [hint && `${id}-hint`, wrong && `${id}-error`].filter(Boolean).join(' ');
  return (
    <Stack
      as="form"
      className={styles.composer}
      data-kind={kind}
      data-open={isOpen}
      onFocus={() => setWasUsed(true)}
      // Its other controls send by keys as well.
      onKeyDown={(event: KeyboardEvent) => {
        if (event.defaultPrevented || event.key !== 'Enter') return;
        if (event.ctrlKey || event.metaKey) onSend();
      }}
      {...fileTarget(uploads)}
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <Row align="center" between gap="0 4" line="below" className={styles.head}>
        {tabs}
        <label htmlFor={id} className={tabs ? 'visually-hidden' : styles.label}>
          {label}
        </label>
        {hint ? (
          <Text as="span" id={`${id}-hint`} soft size={1} before={1} after={1}>
            {hint}
          </Text>
        ) : null}
      </Row>
      {sending.problem && !wrong && !filesProblem ? (
        <Alert tone="error">
          <p>{sending.problem}</p>
          <p>{words.kept}</p>
        </Alert>
      ) : null}
      <div className={styles.field}>
        {offers}
        <textarea
          // Undo must not bring the text of a note into a reply.
          key={kind}
          {...field}
          id={id}
          rows={isOpen ? 3 : 1}
          placeholder={field?.placeholder ?? (isOpen ? undefined : label)}
          className={styles.text}
          aria-describedby={described || undefined}
          aria-invalid={wrong ? true : undefined}
          // Text typed while sending would be lost with the draft.
          readOnly={sending.isPending}
          value={typed}
          onChange={(event) => write(event.target.value)}
        />
      </div>
      {wrong ? (
        <Text id={`${id}-error`} role="alert" alarm size={2} className={styles.error}>
          <span aria-hidden="true">✕ </span>
          {wrong}
        </Text>
      ) : null}
      <div className={styles.files}>
        <FileRows uploads={uploads} error={filesProblem} />
      </div>
      <Row align="center" gap="2 3" pad={2} className={styles.acts}>
        <Button
          label={action}
          type="submit"
          variant="primary"
          small
          isPending={sending.isPending}
          aria-keyshortcuts="Control+Enter"
        />
        {more}
        <Text as="kbd" soft size={1} className={styles.keys} aria-hidden="true">
          {words.keys}
        </Text>
        {clock}
        <Text as="span" role="status" soft size={2} push>
          {uploads.blocked ?? (sentAt && message.isEmpty ? words.sent(formatTime(sentAt)) : '')}
        </Text>
        <AddFiles uploads={uploads} isShort={more !== undefined} />
      </Row>
    </Stack>
  );
}
