import { useEffect, useRef, useState } from 'react';
import { publicCall } from '../../api/public-call';
import { cookieConsent, cookieTextVersion } from '../../content/cookie-consent';
import { Button } from '../../ui/button';
import { type Choice, keepChoice, readChoice } from './choice';
import { showToast } from '../toasts/show-toast';
import styles from './consent-bar.module.css';
import { loadThirdParties, removeTheirCookies, type ThirdParties } from './third-parties';

const { title, text, accept, reject, more, saved, failed } = cookieConsent;

/** Whatever on a page opens the bar again; without a script it is a link to /cookies. */
const opener = '[data-cookie-settings]';

/** Two buttons that look alike, beside the page and never in front of it. */
export function ConsentBar({ parties }: { parties: ThirdParties }) {
  const [isOpen, setIsOpen] = useState(() => readChoice() === undefined);
  const [isFailed, setIsFailed] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const openedBy = useRef<HTMLElement>(null);

  useEffect(() => {
    const open = (event: MouseEvent): void => {
      const pressed = event.target instanceof Element ? event.target.closest(opener) : null;
      if (!(pressed instanceof HTMLElement)) return;
      event.preventDefault();
      openedBy.current = pressed;
      setIsOpen(true);
    };
    document.addEventListener('click', open);
    return () => document.removeEventListener('click', open);
  }, []);

  useEffect(() => {
    // Who asked for it is taken there; whom we ask is not interrupted.
    if (isOpen && openedBy.current) headingRef.current?.focus();
  }, [isOpen]);

  function close(): void {
    setIsOpen(false);
    openedBy.current?.focus();
  }

  async function decide(choice: Choice['choice']): Promise<void> {
    const before = readChoice();
    const wasAccepted = before?.choice === 'accepted';
    const browser = before?.browser ?? crypto.randomUUID();
    const isRecorded = await record(choice === 'rejected' && wasAccepted ? 'withdrawn' : choice);
    // An agreement that cannot be shown later is none. A refusal holds whatever happens to its record.
    if (choice === 'accepted' && !isRecorded) return setIsFailed(true);
    keepChoice({ choice, browser, at: new Date().toISOString(), textVersion: cookieTextVersion });
    if (choice === 'accepted' && !wasAccepted) loadThirdParties(parties);
    if (choice === 'rejected') removeTheirCookies();
    // What has been loaded runs until the document ends.
    if (choice === 'rejected' && wasAccepted) return location.reload();
    setIsFailed(false);
    close();
    showToast(saved);

    function record(kind: 'accepted' | 'rejected' | 'withdrawn'): Promise<boolean> {
      const body = {
        browser,
        choice: kind,
        textVersion: cookieTextVersion,
        page: location.pathname,
      } as const;
      return publicCall('post', '/api/consent', body).then(
        () => true,
        () => false,
      );
    }
  }

  function press(choice: Choice['choice']): void {
    if (isSending) return;
    setIsSending(true);
    void decide(choice).finally(() => setIsSending(false));
  }

  if (!isOpen) return null;
  return (
    <section
      aria-labelledby="cookie-consent"
      className={styles.bar}
      onKeyDown={({ key }) => {
        if (key === 'Escape' && readChoice()) close();
      }}
    >
      <h2 id="cookie-consent" ref={headingRef} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      <p className={styles.text}>
        {text} <a href={more.href}>{more.label}</a>
      </p>
      <div role="alert">
        {isFailed ? (
          <p className={styles.failed}>
            <span aria-hidden="true">✕ </span>
            {failed}
          </p>
        ) : null}
      </div>
      <div className={styles.buttons}>
        <Button variant="secondary" onClick={() => press('accepted')}>
          {accept}
        </Button>
        <Button variant="secondary" onClick={() => press('rejected')}>
          {reject}
        </Button>
      </div>
    </section>
  );
}
