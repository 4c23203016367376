import { Sheet, Title } from '../../ui/layout/layout';
import styles from './sentence.module.css';

/** One sentence that stands alone, between sections that explain. */
export function Sentence({ children }: { children: string }) {
  return (
    <Sheet before={9} className="unbroken">
      <Title as="p" size={8} className={styles.text}>
        {children}
      </Title>
    </Sheet>
  );
}
