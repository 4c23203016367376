import { Drawing } from './drawing';
import styles from './drawing.module.css';

const centre = { x: 360, y: 560 };
const radius = 430;
const spread = 0.62;
const timbers = 9;
const bank = 240;

const round = (value: number) => Math.round(value * 10) / 10;

function on(angle: number, r: number): { x: number; y: number } {
  return {
    x: round(centre.x + Math.sin(angle) * r),
    y: round(centre.y - Math.cos(angle) * r),
  };
}

function tangent(angle: number): string {
  const touch = on(angle, radius);
  const reach = 190;
  const slope = Math.abs(Math.sin(angle));
  // Cut off at the bank.
  const outwards = Math.min(reach, (bank - touch.y) / (slope || 1));
  const at = (length: number) =>
    `${round(touch.x + Math.cos(angle) * length)} ${round(touch.y + Math.sin(angle) * length)}`;
  return angle < 0
    ? `M${at(-outwards)}L${at(reach)}`
    : `M${at(-reach)}L${at(angle > 0 ? outwards : reach)}`;
}

function post(angle: number): string {
  const from = on(angle, radius - 8);
  const to = on(angle, radius + 66);
  return `M${from.x} ${from.y}L${to.x} ${to.y}`;
}

const angles = Array.from(
  { length: timbers },
  (_, index) => -spread + (2 * spread * index) / (timbers - 1),
);
const left = on(-spread, radius + 66);
const right = on(spread, radius + 66);

/** A bridge over the Cam, of straight timbers tangent to an arch. */
export function BridgeDrawing() {
  return (
    <Drawing width={720} height={300}>
      <path
        d={`M${left.x - 70} ${left.y + 26}L${left.x} ${left.y}A${radius + 66} ${radius + 66} 0 0 1 ${right.x} ${right.y}L${right.x + 70} ${right.y + 26}`}
      />
      <path className={styles.fine} d={angles.map(post).join('')} />
      <path d={angles.map(tangent).join('')} />
      <path className={styles.strong} d="M0 214h96v34H0M720 214h-96v34h96" />
      <path
        className={styles.fine}
        d="M14 214v34M38 214v34M62 214v34M658 214v34M682 214v34M706 214v34"
      />
      <path
        className={styles.fine}
        d="M96 262q20-7 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0M150 282q18-6 36 0t36 0M330 286q18-6 36 0t36 0 36 0M540 280q16-6 32 0"
      />
      <path className={styles.mark} d="M296 262h124l-12 14h-98z" />
      <path d="M290 262h136l-14 16H304zM340 262v-92" />
    </Drawing>
  );
}
