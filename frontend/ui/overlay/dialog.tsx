import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { focusedControl, focusNear, placesOf } from '../../lib/focus';
import { Row, Text, Title } from '../layout/layout';
import styles from './dialog.module.css';

interface DialogProps {
  onClose: () => void;
  title: string;
  description?: ReactNode;
  wide?: boolean | undefined;
  footer?: ReactNode;
  focusFirst?: (() => void) | undefined;
  children: ReactNode;
}

export function Dialog({
  onClose,
  title,
  description,
  wide,
  footer,
  focusFirst,
  children,
}: DialogProps) {
  const opener = useRef<Opener>({ control: null, places: [] });

  function whenOpened(event: Event): void {
    const control = focusedControl();
    opener.current = { control, places: placesOf(control) };
    if (!focusFirst) return;
    event.preventDefault();
    focusFirst();
  }
  return (
    <Radix.Root open onOpenChange={(open) => (open ? undefined : onClose())}>
      <Radix.Portal>
        <Radix.Overlay className={styles.overlay} />
        <Radix.Content
          className={wide ? `${styles.content} ${styles.wide}` : styles.content}
          onOpenAutoFocus={whenOpened}
          onCloseAutoFocus={() => giveFocusTo(opener.current)}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <Row as="header" nowrap between gap={4} line="below" className={styles.head}>
            <div>
              <Title as={Radix.Title} size={6} breaks>
                {title}
              </Title>
              {description ? (
                <Text as={Radix.Description} soft above={1} dir="auto">
                  {description}
                </Text>
              ) : null}
            </div>
            <Radix.Close className={styles.close} aria-label="Close">
              <X aria-hidden="true" size={20} />
            </Radix.Close>
          </Row>
          <Body title={title}>{children}</Body>
          {footer ? (
            <Row as="footer" gap={3} line="above" className={styles.footer}>
              {footer}
            </Row>
          ) : null}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Scrollable content is focusable: without controls, the keyboard could not scroll it. */
function Body({ title, children }: Pick<DialogProps, 'title' | 'children'>) {
  const [scrolls, setScrolls] = useState(false);
  const watch = useCallback((box: HTMLDivElement) => {
    const observer = new ResizeObserver(() => setScrolls(box.scrollHeight > box.clientHeight));
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      ref={watch}
      className={styles.body}
      {...(scrolls ? { tabIndex: 0, role: 'region', 'aria-label': title } : {})}
    >
      {children}
    </div>
  );
}

interface Opener {
  control: Element | null;
  places: readonly Element[];
}

/** If the opener is gone or not focusable, focuses the nearest control or heading. */
function giveFocusTo({ control, places }: Opener): void {
  if (control instanceof HTMLElement && control !== document.body) {
    control.focus();
    if (document.activeElement === control) return;
  }
  focusNear(places);
}
