import { type ComponentType, createContext, useContext } from 'react';
import styles from './static-part.module.css';

/** The address that is being drawn; the server's alone. */
export const DrawnPath = createContext('');

/** One object for good: React would write a new one into the page, and the page would be empty. */
const serversMarkup = { __html: '' };

/**
 * Text and drawings without behaviour, for a module named `*.static.tsx`: rendered on the server
 * only. Its copy and its components never reach the browser as a script (docs/decisions/0014). One
 * template for many addresses takes the `path`; on the page of unknown addresses, their beginning.
 */
export function staticPart(Part: ComponentType<{ path: string }>): ComponentType {
  return function StaticPart() {
    return (
      <div className={styles.part}>
        <Part path={useContext(DrawnPath)} />
      </div>
    );
  };
}

/** What the browser has instead of every static part: the element, its content left alone. */
export function KeptPart() {
  return (
    <div className={styles.part} suppressHydrationWarning dangerouslySetInnerHTML={serversMarkup} />
  );
}
