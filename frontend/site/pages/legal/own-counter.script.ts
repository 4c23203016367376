import { browserChoices } from '../../../content/cookie-consent';
import { isCounted, setCounted } from '../../counting';

const { on, off, stop, start: startAgain, failed } = browserChoices.counting;

export function start(place: HTMLElement): void {
  const status = place.querySelector('p')!;
  const button = place.querySelector('button')!;
  const show = (): void => {
    status.textContent = isCounted() ? on : off;
    button.textContent = isCounted() ? stop : startAgain;
  };
  show();
  button.addEventListener('click', () => {
    try {
      setCounted(!isCounted());
      show();
    } catch {
      status.textContent = failed;
    }
  });
}
