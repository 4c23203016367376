import type { Home } from '../../../content/home';
import { Plate } from '../../../ui/plate';
import { HowWeCount } from '../how-we-count';
import { HeroSearch, HeroText } from './hero-text';
import { Sheet, Text } from '../../../ui/layout/layout';
import styles from './hero.module.css';
import { StatCard } from './stat-card';

export function Hero({ home }: { home: Home }) {
  const { hero, stats } = home;
  return (
    <Sheet before={8} className={styles.hero}>
      <HeroText hero={hero} />
      <div className={styles.figure}>
        <div className={styles.plate}>
          <Plate />
        </div>
        <div className={styles.legend}>
          <StatCard ids={stats} />
        </div>
        <Text soft size={3} leading={4} above={2} className={styles.caption}>
          <span className={styles.fig}>Fig. 1</span> Level ground is rarely level. We survey before
          we build.
        </Text>
        <HowWeCount ids={stats} />
      </div>
      <HeroSearch />
    </Sheet>
  );
}
