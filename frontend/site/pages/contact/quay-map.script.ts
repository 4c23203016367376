/** Adds the map's iframe on request only, because the map provider sees who loads it. */
export function start(place: HTMLElement): void {
  const button = place.querySelector('button')!;
  const sketch = place.querySelector<HTMLElement>('[data-sketch]')!;
  const note = place.querySelector<HTMLElement>('[data-note]')!;
  const { load = '', unload = '' } = button.dataset;
  button.addEventListener('click', () => {
    const isShown = !sketch.hidden;
    if (isShown) place.prepend(place.querySelector('template')!.content.cloneNode(true));
    else place.querySelector('iframe')?.remove();
    sketch.hidden = isShown;
    note.hidden = isShown;
    button.textContent = isShown ? unload : load;
  });
}
