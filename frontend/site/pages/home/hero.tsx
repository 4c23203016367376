import { buttonClass } from '../../../ui/button';
import { Plate } from '../../../ui/plate';
import styles from './hero.module.css';

export function Hero() {
  return (
    <div className={styles.hero}>
      <div className={styles.text}>
        <h1 className={styles.title}>AI your own people can run and explain</h1>
        <p className={styles.lead}>
          Fenwright is a consultancy in Cambridge. We find the one process worth changing first,
          build the system that changes it, and{' '}
          <mark>hand it over with the reasoning written down</mark>.
        </p>
        <p className={styles.actions}>
          <a href="/get-started" className={buttonClass()}>
            Start a request
          </a>
          <a href="/services" className={styles.more}>
            See services and prices
          </a>
        </p>
      </div>
      <figure className={styles.figure}>
        <div className={styles.plate}>
          <Plate />
        </div>
        <figcaption className={styles.caption}>
          <span className={styles.fig}>Fig. 1</span> Level ground is rarely level. We survey before
          we build.
        </figcaption>
      </figure>
    </div>
  );
}
