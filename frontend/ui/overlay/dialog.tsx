import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import styles from './dialog.module.css';

interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  /** One sentence under the title; spoken when the dialog opens. */
  description?: ReactNode;
  wide?: boolean;
  /** The buttons, kept in view while the content scrolls. */
  footer?: ReactNode;
  children: ReactNode;
}

/** Traps the focus, closes with Escape, gives the focus back. */
export function Dialog({
  isOpen,
  onClose,
  title,
  description,
  wide,
  footer,
  children,
}: DialogProps) {
  return (
    <Radix.Root open={isOpen} onOpenChange={(open) => (open ? undefined : onClose())}>
      <Radix.Portal>
        <Radix.Overlay className={styles.overlay} />
        <Radix.Content
          className={wide ? `${styles.content} ${styles.wide}` : styles.content}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <header className={styles.head}>
            <div>
              <Radix.Title className={styles.title}>{title}</Radix.Title>
              {description ? (
                <Radix.Description className={styles.description}>{description}</Radix.Description>
              ) : null}
            </div>
            <Radix.Close className={styles.close} aria-label="Close">
              <X aria-hidden="true" size={20} />
            </Radix.Close>
          </header>
          <div className={styles.body}>{children}</div>
          {footer ? <footer className={styles.footer}>{footer}</footer> : null}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
