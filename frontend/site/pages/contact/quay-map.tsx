import { type ReactNode, useState } from 'react';
import { contact } from '../../../content/contact';
import { Button } from '../../../ui/button';
import styles from './quay-plan.module.css';

const { alt, embed, load, loadNote, unload } = contact.map;

/** Our drawing until the reader asks for the map, which shows a map company where they are. */
export function QuayMap({ children }: { children: ReactNode }) {
  const [isShown, setIsShown] = useState(false);
  return (
    <div className={styles.figure}>
      {isShown ? (
        <iframe
          src={embed}
          title={alt}
          className={styles.map}
          referrerPolicy="no-referrer"
          sandbox="allow-scripts allow-same-origin allow-popups"
        />
      ) : null}
      <div hidden={isShown}>{children}</div>
      <p className={styles.load}>
        <Button variant="secondary" small onClick={() => setIsShown(!isShown)}>
          {isShown ? unload : load}
        </Button>
        {isShown ? null : <span>{loadNote}</span>}
      </p>
    </div>
  );
}
