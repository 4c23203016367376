import { controls } from '../../../content/controls';
import { startRotation } from '../../rotation';

const EVERY_MS = 3_000;
/** On narrower screens, all items are open in a column. */
const where = 'screen and (width >= 1024px)';

/**
 * Rotates through the items. Hovering opens an item and pauses the rotation. Keyboard focus stops it until the button
 * restarts it.
 */
export function start(panel: HTMLElement): void {
  const button = panel.querySelector('button')!;
  const items = panel.querySelector<HTMLElement>('[data-current]')!;
  const count = items.querySelectorAll('[data-item]').length;
  const rotation = startRotation({
    everyMs: EVERY_MS,
    where,
    onTurn: () => show((Number(items.dataset['current']) + 1) % count),
  });

  function show(index: number): void {
    items.dataset['current'] = String(index);
  }

  function open({ target }: Event): void {
    const item = target instanceof Element && target.closest<HTMLElement>('[data-item]');
    if (item) show(Number(item.dataset['item']));
  }

  function switchTo(isOn: boolean): void {
    rotation.switchTo(isOn);
    button.textContent = isOn ? controls.pause : controls.start;
  }

  button.addEventListener('click', () => switchTo(!rotation.isOn));
  items.addEventListener('pointerover', (event) => {
    if (event.pointerType !== 'mouse') return;
    rotation.hold(true);
    open(event);
  });
  items.addEventListener('pointerleave', () => rotation.hold(false));
  items.addEventListener('focusin', (event) => {
    switchTo(false);
    open(event);
  });
  items.addEventListener('click', open);
}
