import type { Home } from '../../../content/home';
import { HowWeCount } from '../how-we-count';
import { HeroSearch, HeroText } from './hero-text';
import { Range } from './range';
import { Columns } from '../../../ui/layout/layout';
import styles from './hero.module.css';
import { StatCard } from './stat-card';

export function Hero({ home }: { home: Home }) {
  const { hero, stats } = home;
  return (
    <Columns sheet from="medium" gap="7 8" align="start" className={styles.hero}>
      <HeroText hero={hero} />
      <Range />
      <HeroSearch />
      <div>
        <StatCard ids={stats} />
        <HowWeCount ids={stats} />
      </div>
    </Columns>
  );
}
