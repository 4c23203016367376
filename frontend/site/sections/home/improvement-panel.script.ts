import { controls } from '../../../content/controls';
import { startRotation } from '../../rotation';

const EVERY_MS = 3_000;
/** Below, the items stand one under the other. */
const where = 'screen and (width >= 1024px)';

/**
 * One item is open, in turn. The pointer opens one and holds the rotation while it is there; the
 * keyboard ends it until somebody starts it again (it must not move what is being read).
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
