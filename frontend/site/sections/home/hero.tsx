import type { Home } from '../../../content/home';
import { Plate } from '../../../ui/plate';
import { HeroText } from './hero-text';
import styles from './hero.module.css';
import { StatCard } from './stat-card';

export function Hero({ hero, stats }: Pick<Home, 'hero' | 'stats'>) {
  return (
    <div className={styles.hero}>
      <HeroText hero={hero} />
      <div className={styles.figure}>
        <div className={styles.plate}>
          <Plate />
        </div>
        <div className={styles.legend}>
          <StatCard ids={stats} />
        </div>
        <p className={styles.caption}>
          <span className={styles.fig}>Fig. 1</span> Level ground is rarely level. We survey before
          we build.
        </p>
      </div>
    </div>
  );
}
