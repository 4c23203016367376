import { controls } from '../../../content/controls';
import { startRotation } from '../../rotation';

const EVERY_MS = 2_000;

function another(current: number, count: number): number {
  return (current + 1 + Math.floor(Math.random() * (count - 1))) % count;
}

export function start(card: HTMLElement): void {
  const count = card.querySelectorAll('dt').length;
  const rotation = startRotation({
    everyMs: EVERY_MS,
    where: 'screen',
    onTurn: () => {
      card.dataset['current'] = String(another(Number(card.dataset['current']), count));
    },
  });
  const button = card.querySelector('button')!;
  button.addEventListener('click', () => {
    rotation.switchTo(!rotation.isOn);
    const action = rotation.isOn ? controls.pauseFigures : controls.startFigures;
    button.ariaLabel = `${action} ${controls.figures}`;
    button.querySelector('span')!.textContent = action;
    button.toggleAttribute('data-paused', !rotation.isOn);
  });
}
