import { Plate } from '../../../ui/plate';
import { staticPart } from '../../static-part';
import styles from './hero.module.css';

export const HeroPlate = staticPart(() => (
  <div className={styles.plate}>
    <Plate />
  </div>
));

export const HeroCaption = staticPart(() => (
  <p className={styles.caption}>
    <span className={styles.fig}>Fig. 1</span> Level ground is rarely level. We survey before we
    build.
  </p>
));
