import { useEffect, useState } from 'react';
import { mvpForm } from '../../../content/mvp-form';
import { buttonClass } from '../../../ui/button';
import styles from './page.module.css';

/** On small screens the way to the form stays at hand, and goes while the form itself is in view. */
export function StickyAction() {
  const [isAway, setIsAway] = useState(false);
  const { label, href } = mvpForm.stickyAction;

  useEffect(() => {
    const form = document.querySelector(href);
    if (!form) return;
    const observer = new IntersectionObserver(([entry]) =>
      setIsAway(entry?.isIntersecting ?? false),
    );
    observer.observe(form);
    return () => observer.disconnect();
  }, [href]);

  return (
    <div className={isAway ? `${styles.bar} ${styles.away}` : styles.bar}>
      <a href={href} className={buttonClass({ wide: true })}>
        {label}
      </a>
    </div>
  );
}
