import { contours, plateSize } from './plate-paths';
import styles from './plate.module.css';

export function Plate() {
  return (
    <svg
      className={styles.plate}
      viewBox={`0 0 ${plateSize.width} ${plateSize.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {contours.map((path, level) => (
        <path key={level} d={path} className={level % 4 === 3 ? styles.index : styles.contour} />
      ))}
    </svg>
  );
}
