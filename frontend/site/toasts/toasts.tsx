import { useEffect, useState } from 'react';
import { dismissToast, type Toast, useToasts } from './toast-store';
import styles from './toasts.module.css';

const lifetime = 4000;

/** At the top right. A page that says something in passing has one of these. */
export function Toasts() {
  const toasts = useToasts();
  const [isHeld, setIsHeld] = useState(false);
  return (
    <div
      role="status"
      className={styles.toasts}
      onMouseEnter={() => setIsHeld(true)}
      onMouseLeave={() => setIsHeld(false)}
    >
      {toasts.map((toast) => (
        <OneToast key={toast.id} toast={toast} isHeld={isHeld} />
      ))}
    </div>
  );
}

/** A success goes by itself, unless somebody is reading it; an error waits to be read. */
function OneToast({ toast: { id, text, tone }, isHeld }: { toast: Toast; isHeld: boolean }) {
  useEffect(() => {
    if (isHeld || tone === 'error') return;
    const timer = setTimeout(() => dismissToast(id), lifetime);
    return () => clearTimeout(timer);
  }, [id, isHeld, tone]);
  return (
    <div className={tone === 'error' ? `${styles.toast} ${styles.error}` : styles.toast}>
      <p>
        <span aria-hidden="true">{tone === 'error' ? '✕' : '✓'} </span>
        {text}
      </p>
      <button
        type="button"
        className={styles.close}
        aria-label={`Dismiss: ${text}`}
        onClick={() => dismissToast(id)}
      >
        <span aria-hidden="true">✕</span>
      </button>
    </div>
  );
}
