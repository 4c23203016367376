import { useState } from 'react';
import { publicCall } from '../../../api/public-call';
import { messageOf } from '../../../api/problem';
import { preferencesMessages } from '../../../content/messages/preferences';
import { unsubscribeMessages } from '../../../content/messages/unsubscribe';
import { Button } from '../../../ui/button';
import { Stack } from '../../../ui/layout/layout';
import { FormResult } from '../../forms/form-result';
import type { Outcome } from '../../forms/use-site-form';
import { NoticeActions, NoticeSmall } from '../../sections/notice';

const words = preferencesMessages.data;

type Act = 'link' | 'download' | 'erase';

/** `token` may have been forwarded and only asks for a mail; `data` comes from that mail. */
export function OwnData({ token, data }: { token: string; data: string | null }) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [pending, setPending] = useState<Act | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [isErased, setErased] = useState(false);

  async function run(act: Act, work: () => Promise<string>): Promise<void> {
    if (pending) return;
    setPending(act);
    setOutcome(null);
    try {
      setOutcome({ tone: 'success', text: await work() });
    } catch (cause) {
      setOutcome({ tone: 'error', text: messageOf(cause, unsubscribeMessages.failure) });
    } finally {
      setPending(null);
    }
  }

  const link = () =>
    run(
      'link',
      async () => (await publicCall('post', '/api/newsletter/data-link', { token })).message,
    );
  const download = (key: string) =>
    run('download', async () => {
      const found = await publicCall('post', '/api/newsletter/export', { token: key });
      saveAs('newsletter-data.json', JSON.stringify(found, null, 2));
      return words.downloaded;
    });
  const erase = (key: string) =>
    run('erase', async () => {
      const { message } = await publicCall('post', '/api/newsletter/erase', { token: key });
      setErased(true);
      setAsking(false);
      return message;
    });

  return (
    <Stack as="section" gap={4} aria-label={words.title}>
      <NoticeSmall>{isAsking ? words.question : data ? words.open : words.text}</NoticeSmall>
      <FormResult outcome={outcome} onDismiss={() => setOutcome(null)} />
      {isErased || (
        <NoticeActions>
          {data === null ? (
            <Button variant="quiet" isPending={pending === 'link'} onClick={() => void link()}>
              {words.link}
            </Button>
          ) : isAsking ? (
            <>
              <Button isPending={pending === 'erase'} onClick={() => void erase(data)}>
                {words.eraseForGood}
              </Button>
              <Button variant="quiet" onClick={() => setAsking(false)}>
                {words.keep}
              </Button>
            </>
          ) : (
            <>
              <Button isPending={pending === 'download'} onClick={() => void download(data)}>
                {words.download}
              </Button>
              <Button variant="quiet" onClick={() => setAsking(true)}>
                {words.erase}
              </Button>
            </>
          )}
        </NoticeActions>
      )}
    </Stack>
  );
}

function saveAs(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
}
