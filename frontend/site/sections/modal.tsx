import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '../../ui/button';
import styles from './modal.module.css';

interface ModalProps {
  isOpen: boolean;
  title: string;
  close: string;
  onClose: () => void;
  children: ReactNode;
}

/** A native modal dialog, which traps and restores focus and closes on Escape. */
export function Modal({ isOpen, title, close, onClose, children }: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open === isOpen) return;
    if (isOpen) dialog.showModal();
    else dialog.close();
  }, [isOpen]);

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- The backdrop is the pointer's way out; the keyboard's is Escape, by the browser.
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      className={styles.modal}
      onClose={onClose}
      onClick={(event) => {
        // The dialog itself is the target only on its backdrop.
        if (event.target === event.currentTarget) event.currentTarget.close();
      }}
    >
      <div className={styles.sheet}>
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <button
            type="button"
            className={styles.x}
            aria-label={`Close: ${title}`}
            onClick={() => ref.current?.close()}
          >
            <span aria-hidden="true">✕</span>
          </button>
        </div>
        <div className={styles.body}>{children}</div>
        <Button variant="secondary" onClick={() => ref.current?.close()}>
          {close}
        </Button>
      </div>
    </dialog>
  );
}
