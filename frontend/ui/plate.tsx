import type { PlateName } from './plates';
import styles from './plate.module.css';

/** A contour map in the colour of the text around it. */
export const Plate = ({ name }: { name: PlateName }) => (
  <svg
    className={styles.plate}
    viewBox="0 0 680 600"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
  >
    <use href={`/plates/${name}.svg#plate`} />
  </svg>
);
