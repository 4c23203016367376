import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call, type NewsletterTopic } from '../../../api/call';
import { Alert } from '../../../ui/alert';
import { Stack, Text } from '../../../ui/layout/layout';
import { Segmented } from '../../../ui/segmented';
import { Loaded } from '../../components/loaded';
import { Section } from '../../components/section';
import styles from './issue.module.css';
import { previewWords as words } from './words';

interface Written {
  subject: string;
  preheader: string;
  body: string;
  topics: readonly NewsletterTopic[];
}

const LOOKS = ['light', 'dark', 'narrow', 'text'] as const;
type Look = (typeof LOOKS)[number];
const PAUSE_MS = 300;

/** The value after a pause in typing. */
function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

export function Preview({ text }: { text: Written }) {
  const { subject, preheader, body, topics } = text;
  const typed = useSettled(JSON.stringify({ subject, preheader, body, topics }));
  const written = JSON.parse(typed) as Written;
  const isReady = written.subject.trim().length >= 3 && written.topics.length > 0;
  const [look, setLook] = useState<Look>('light');
  const query = useQuery({
    queryKey: ['preview of an issue', typed],
    queryFn: () =>
      call('POST /api/issues/preview').send({ ...written, topics: [...written.topics] }),
    enabled: isReady,
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  return (
    <Section
      title={words.title}
      action={
        <Segmented
          label={words.title}
          value={look}
          options={LOOKS.map((value) => ({ value, label: words.looks[value] }))}
          onChoose={setLook}
        />
      }
    >
      {isReady ? (
        <Loaded query={query} loading={words.title} lines={9} failure={words.failure}>
          {(made) => {
            const dead = made.links.filter(({ isUsable }) => !isUsable).map(({ url }) => url);
            return (
              <Stack gap={3}>
                {dead.length > 0 ? (
                  <Alert tone="warning">{words.dead(dead.join(', '))}</Alert>
                ) : null}
                <Text soft figures>
                  {words.facts(made.words, Math.ceil(made.bytes / 1_000), made.links.length)}
                </Text>
                {look === 'text' ? (
                  <pre className={styles.text}>{made.text}</pre>
                ) : (
                  <iframe
                    title={words.frame}
                    className={look === 'narrow' ? styles.narrow : styles.frame}
                    sandbox=""
                    srcDoc={inScheme(made.html, look === 'dark')}
                  />
                )}
              </Stack>
            );
          }}
        </Loaded>
      ) : null}
    </Section>
  );
}

/** The mail follows the reader's device; the preview follows the button. */
const inScheme = (html: string, isDark: boolean): string =>
  html.replace('(prefers-color-scheme: dark)', isDark ? 'all' : 'not all');
