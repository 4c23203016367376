import styles from './drawing.module.css';
import { Plate } from './expertise';

export function MvpDrawing() {
  return (
    <Plate>
      <path className={styles.fine} d="M14 160h252" />
      <path className={styles.tint} d="M76 104h128v56H76z" />
      <path d="M76 160v-56h128v56M76 104h128" />
      <path className={styles.dashed} d="M76 104V56l64-36 64 36v48M76 56h128M119 104V56m43 48V56" />
      <path className={styles.mark} d="M128 122h24v38h-24z" />
      <path d="M128 122h24v38h-24zM146 142v1" />
      <path d="M92 120h20v18H92zM168 120h20v18h-20z" />
      <path
        className={styles.fine}
        d="M222 160V40m18 120V40m-18 20h18m-18 28h18m-18 28h18m-18 28h18"
      />
      <path className={styles.fine} d="M34 104v56m-6-56h12m-12 56h12" />
    </Plate>
  );
}

export function ResourcesDrawing() {
  return (
    <Plate>
      <path className={styles.strong} d="M14 152h252" />
      <path className={styles.tint} d="M30 40h52v112H30z" />
      <path d="M30 40h52v112H30zM86 56h44v96H86z" />
      <path className={styles.mark} d="M134 32h48v120h-48z" />
      <path d="M134 32h48v120h-48z" />
      <path className={styles.onMark} d="M144 52h28m-28 14h28m-28 14h18" />
      <path className={styles.fine} d="M40 58h32M40 72h32M40 86h22M96 76h24M96 90h24M96 104h16" />
      <path className={styles.dashed} d="M190 48h36v104M190 152V48M232 66h30v86M232 152V66" />
    </Plate>
  );
}

export function WebinarDrawing() {
  return (
    <Plate>
      <path className={styles.tint} d="M48 14h184v86H48z" />
      <path d="M48 14h184v86H48z" />
      <path d="M76 84V60m20 24V44m20 40V52" className={styles.strong} />
      <circle cx="184" cy="46" r="12" />
      <path d="M160 86c0-32 48-32 48 0" />
      <path
        className={styles.fine}
        d="M28 166c0-30 44-30 44 0m16 0c0-30 44-30 44 0m16 0c0-30 44-30 44 0m16 0c0-30 44-30 44 0"
      />
      <circle cx="50" cy="130" r="9" className={styles.fine} />
      <circle cx="110" cy="130" r="9" className={styles.fine} />
      <circle cx="230" cy="130" r="9" className={styles.fine} />
      <circle cx="170" cy="130" r="9" className={styles.mark} />
      <circle cx="170" cy="130" r="9" />
      <path d="M188 152c8-6 12-18 12-34" />
    </Plate>
  );
}

export function IndustriesDrawing() {
  return (
    <Plate>
      <path
        className={styles.fine}
        d="M10 162c16-6 24-6 40 0s24 6 40 0 24-6 40 0 24 6 40 0 24-6 40 0 24 6 40 0"
      />
      <path className={styles.strong} d="M10 146h260" />
      <path className={styles.tint} d="M22 66h52v80H22z" />
      <path d="M22 66h52v80H22z" />
      <path className={styles.mark} d="M43 78h10v9h9v10h-9v9H43v-9h-9V87h9z" />
      <path d="M40 146v-24h16v24" />
      <path d="m84 84 32-22 32 22zM90 146V84m52 62V84m-36 52V94m10 42V94m10 42V94M84 136h64" />
      <path className={styles.tint} d="M158 146V92l20-16v16l20-16v16l20-16v70z" />
      <path d="M158 146V92l20-16v16l20-16v16l20-16v70M204 78V34h10v38" />
      <path className={styles.dashed} d="M209 28c0-14 18-8 18-18" />
      <path d="M228 146v-44h36v44M224 102h44l-4-14h-36zM238 146v-22h16v22" />
    </Plate>
  );
}
