import { browserChoices } from '../../../content/cookie-consent';
import { formatDate, dayOf } from '../../../lib/dates';
import { element } from '../../../lib/element';
import { onChoiceChange, readChoice } from '../../consent/choice';
import { fetchThirdParties } from '../../consent/third-parties';

const { others } = browserChoices;

export async function start(place: HTMLElement): Promise<void> {
  const areThere = (await fetchThirdParties()) !== undefined;
  const text = place.querySelector('p')!;
  const show = (): void => {
    const choice = readChoice();
    if (!choice) {
      text.textContent = others.undecided;
      return;
    }
    const day = element('time', { dateTime: choice.at, textContent: formatDate(dayOf(choice.at)) });
    text.replaceChildren(`${others[choice.choice]} `, day, '.');
  };
  if (areThere) {
    show();
    onChoiceChange(show);
    place.querySelector('button')!.hidden = false;
  }
  place.hidden = false;
}
