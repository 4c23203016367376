import { type ReactNode, useCallback, useState } from 'react';
import { controls } from '../../../content/controls';
import { useRotation } from '../../use-rotation';
import styles from './stat-card.module.css';

const EVERY_MS = 2_000;
const COUNT = 4;

/** Another than the one that is shown. */
export function another(current: number, random: number): number {
  return (current + 1 + Math.floor(random * (COUNT - 1))) % COUNT;
}

/**
 * One of four figures at a time, in a box that keeps its size. Without a script, and for those who
 * asked for less motion, all four stand in it: the style sheet decides that before we are loaded.
 */
export function StatCard({ children }: { children: ReactNode }) {
  const [current, setCurrent] = useState(0);
  const onTurn = useCallback(() => setCurrent((shown) => another(shown, Math.random())), []);
  const { isOn, setIsOn } = useRotation({ everyMs: EVERY_MS, where: 'screen', onTurn });
  const action = isOn ? controls.pauseFigures : controls.startFigures;
  return (
    <div className={styles.card} data-current={current}>
      {children}
      <button
        type="button"
        className={styles.pause}
        aria-label={`${action} ${controls.figures}`}
        onClick={() => setIsOn(!isOn)}
      >
        <svg viewBox="0 0 12 12" aria-hidden="true">
          <path d={isOn ? 'M3 1.5v9M9 1.5v9' : 'M3 1.5l7 4.5-7 4.5z'} />
        </svg>
        <span>{action}</span>
      </button>
    </div>
  );
}
