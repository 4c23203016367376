import { Drawing } from './drawing';
import styles from './drawing.module.css';

function Paperwork() {
  return (
    <Drawing width={480} height={190}>
      <path d="M30 60h74v94H30zM38 48h74v94M46 36h74v94" />
      <path className={styles.fine} d="M42 80h48M42 94h48M42 108h34M42 122h42" />
      <path d="M136 95h62m-7-6 7 6-7 6" />
      <path className={styles.tint} d="M208 58h92v74h-92z" />
      <path d="M208 58h92v74h-92z" />
      <path className={styles.fine} d="M208 82h92M208 106h92" />
      <path d="m220 69 5 5 9-10M220 93l5 5 9-10M222 114l10 10m0-10-10 10" />
      <path className={styles.fine} d="M244 70h44M244 94h44M244 118h44" />
      <path d="M310 82h40V54h28m-7-6 7 6-7 6" />
      <path className={styles.dashed} d="M310 118h40v28h28" />
      <path d="M390 34h66v40h-66zM390 48h66" />
      <path className={styles.mark} d="M390 126h66v40h-66z" />
      <path d="M390 126h66v40h-66z" />
      <g className={styles.onMark}>
        <circle cx="423" cy="141" r="6" />
        <path d="M411 160c0-16 24-16 24 0" />
      </g>
    </Drawing>
  );
}

function Forecast() {
  return (
    <Drawing width={480} height={190}>
      <path className={styles.fine} d="M36 20v140h420M36 125h420M36 90h420M36 55h420" />
      <path className={styles.tint} d="M268 96c50-8 110-46 184-66v76c-70 6-130 4-184-10z" />
      <path className={styles.strong} d="M40 138c30-30 52-8 84-26s40-34 72-22 46 22 72 6" />
      <path className={styles.dashed} d="M268 96c60-6 112-24 184-34" />
      <path className={styles.fine} d="M268 20v140" />
      <circle cx="268" cy="96" r="5" className={styles.solid} />
      <circle cx="368" cy="78" r="7" className={styles.mark} />
      <circle cx="368" cy="78" r="7" />
    </Drawing>
  );
}

function Planning() {
  return (
    <Drawing width={480} height={190}>
      <path className={styles.fine} d="M96 16v156M186 16v156M276 16v156M366 16v156M456 16v156" />
      <path d="M24 40h52M24 84h52M24 128h52" className={styles.fine} />
      <path className={styles.tint} d="M102 30h122v18H102zM236 74h130v18H236zM150 118h96v18h-96z" />
      <path d="M102 30h122v18H102zM236 74h130v18H236zM150 118h96v18h-96z" />
      <path className={styles.mark} d="M262 118h86v18h-86z" />
      <path d="M262 118h86v18h-86zM240 30h60v18h-60zM120 74h92v18h-92z" />
      <path className={styles.dashed} d="M102 56h252M120 100h300M150 144h286" />
      <path d="M366 20v148" className={styles.strong} />
    </Drawing>
  );
}

export const improvementSigns = [
  <Drawing key="paperwork" width={48} height={48}>
    <path className={styles.tint} d="M10 14h20v26H10z" />
    <path d="M10 14h20v26H10zM18 8h20v26" />
    <path d="m14 27 4 4 8-9" />
  </Drawing>,
  <Drawing key="forecast" width={48} height={48}>
    <path className={styles.tint} d="M24 26 42 10v18z" />
    <path d="M6 6v36h36" />
    <path className={styles.strong} d="m10 34 8-8 6 2" />
    <path className={styles.dashed} d="m24 28 18-10" />
  </Drawing>,
  <Drawing key="planning" width={48} height={48}>
    <path className={styles.mark} d="M18 21h18v7H18z" />
    <path d="M6 10h22v7H6zM18 21h18v7H18zM28 32h14v7H28z" />
  </Drawing>,
];

// In the order of content/home-work.ts.
export const improvementDrawings = [Paperwork, Forecast, Planning];
