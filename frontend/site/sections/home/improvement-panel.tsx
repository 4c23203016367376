import { type ReactNode, useCallback, useState } from 'react';
import { controls } from '../../../content/controls';
import { Button } from '../../../ui/button';
import { useRotation } from '../../use-rotation';
import styles from './improvement-panel.module.css';

const EVERY_MS = 3_000;
const COUNT = 3;
/** Below, the three stand one under the other. */
const where = 'screen and (width >= 1024px)';

function itemAt(target: EventTarget): number | undefined {
  const index = target instanceof Element && target.closest<HTMLElement>('[data-item]');
  return index ? Number(index.dataset['item']) : undefined;
}

/**
 * Three items, one of them open, in turn. The pointer opens one and holds the rotation while it is
 * there; the keyboard ends it until somebody starts it again (it must not move what is being read).
 */
export function ImprovementPanel({ children }: { children: ReactNode }) {
  const [current, setCurrent] = useState(0);
  const onTurn = useCallback(() => setCurrent((shown) => (shown + 1) % COUNT), []);
  const { isOn, setIsOn, setIsHeld } = useRotation({ everyMs: EVERY_MS, where, onTurn });

  function open(target: EventTarget): void {
    const item = itemAt(target);
    if (item !== undefined) setCurrent(item);
  }

  return (
    <div className={styles.panel}>
      <div className={styles.rotate}>
        <Button variant="secondary" onClick={() => setIsOn(!isOn)}>
          {isOn ? controls.pause : controls.start}
        </Button>
      </div>
      <div
        className={styles.items}
        data-current={current}
        onPointerOver={({ target, pointerType }) => {
          if (pointerType !== 'mouse') return;
          setIsHeld(true);
          open(target);
        }}
        onPointerLeave={() => setIsHeld(false)}
        onFocus={({ target }) => {
          setIsOn(false);
          open(target);
        }}
        onClick={({ target }) => open(target)}
      >
        {children}
      </div>
    </div>
  );
}
