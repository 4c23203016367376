import { useState } from 'react';
import { publicCall } from '../../../api/public-call';
import { messageOf } from '../../../api/problem';
import type { AnswerOf } from '../../../api/types';
import type { NewsletterTopic } from '../../../api/generated/enums';
import { preferencesMessages as words } from '../../../content/messages/preferences';
import { unsubscribeMessages } from '../../../content/messages/unsubscribe';
import { Button } from '../../../ui/button';
import { FormResult } from '../../forms/form-result';
import type { Outcome } from '../../forms/use-site-form';
import { NoticeActions, NoticeLead, NoticeSmall } from '../../sections/notice';
import { Row, Stack, Text } from '../../../ui/layout/layout';
import styles from './page.module.css';

export type Preferences = AnswerOf<'/api/newsletter/preferences', 'post'>;

const wantedOf = ({ topics }: Preferences): NewsletterTopic[] =>
  topics.filter(({ isOn }) => isOn).map(({ topic }) => topic);

/** Three switches, saved by the button, so an accidental tap changes nothing. */
export function Choices({ token, initial }: { token: string; initial: Preferences }) {
  const [wanted, setWanted] = useState(() => wantedOf(initial));
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [sending, setSending] = useState<'some' | 'none' | null>(null);

  async function save(topics: NewsletterTopic[], which: 'some' | 'none'): Promise<void> {
    if (sending) return;
    setSending(which);
    setOutcome(null);
    try {
      const saved = await publicCall('put', '/api/newsletter/preferences', { token, topics });
      setWanted(wantedOf(saved));
      setOutcome({ tone: 'success', text: topics.length > 0 ? words.saved : words.none });
    } catch (cause) {
      setOutcome({ tone: 'error', text: messageOf(cause, unsubscribeMessages.failure) });
    } finally {
      setSending(null);
    }
  }

  return (
    <Stack
      method="post"
      as="form"
      gap={5}
      onSubmit={(event) => {
        event.preventDefault();
        void save(wanted, 'some');
      }}
    >
      <NoticeLead>{words.text}</NoticeLead>
      <NoticeSmall>
        {words.forAddress} <strong>{initial.email}</strong>
      </NoticeSmall>
      <Text as="ul" line="above">
        {initial.topics.map(({ topic, label }) => (
          <li key={topic}>
            <Row as="label" nowrap align="center" between gap={6} before={4} after={4} line="below">
              <span>
                <Text as="span" block strong>
                  {label}
                </Text>
                <Text as="span" soft size={3} leading={4} block id={`about-${topic}`}>
                  {words.topics[topic]}
                </Text>
              </span>
              <input
                type="checkbox"
                // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- A checkbox has a state.
                role="switch"
                aria-label={label}
                aria-describedby={`about-${topic}`}
                className={styles.switch}
                checked={wanted.includes(topic)}
                onChange={({ target }) => {
                  const others = wanted.filter((other) => other !== topic);
                  setWanted(target.checked ? [...others, topic] : others);
                }}
              />
            </Row>
          </li>
        ))}
      </Text>
      <FormResult outcome={outcome} onDismiss={() => setOutcome(null)} />
      <NoticeActions>
        <Button type="submit" isPending={sending === 'some'}>
          {sending === 'some' ? words.saving : words.save}
        </Button>
        <Button
          variant="quiet"
          isPending={sending === 'none'}
          onClick={() => void save([], 'none')}
        >
          {words.nothing}
        </Button>
      </NoticeActions>
    </Stack>
  );
}
