/** Slides in a scrolling box. Buttons only scroll the box, so buttons and swiping share one state. */
export function start(carousel: HTMLElement): void {
  const box = carousel.querySelector<HTMLElement>('[data-slides]')!;
  const slides = [...carousel.querySelectorAll('[data-slide]')];
  const dots = [...carousel.querySelectorAll('[data-slide-number]')];
  let current = 0;
  /** Target of a button press that has not been reached yet. */
  let asked: number | undefined;

  function mark(index: number): void {
    current = index;
    slides.forEach((slide, at) => slide.setAttribute('aria-hidden', String(at !== index)));
    dots.forEach((dot, at) => {
      if (at === index) dot.setAttribute('aria-current', 'true');
      else dot.removeAttribute('aria-current');
    });
  }

  function show(index: number): void {
    asked = (index + slides.length) % slides.length;
    mark(asked);
    box.scrollTo({ left: asked * box.clientWidth });
  }

  /** Ignores a scroll that a later press has interrupted between two slides. */
  function settle(): void {
    const shown = Math.round(box.scrollLeft / box.clientWidth);
    if (asked !== undefined && asked !== shown) return;
    asked = undefined;
    mark(shown);
  }

  mark(0);
  carousel.querySelectorAll<HTMLElement>('[data-step]').forEach((button) => {
    button.addEventListener('click', () => show(current + Number(button.dataset['step'])));
  });
  dots.forEach((dot, index) => dot.addEventListener('click', () => show(index)));
  box.addEventListener('scrollend', settle);
  for (const byHand of ['pointerdown', 'wheel', 'keydown']) {
    box.addEventListener(byHand, () => (asked = undefined), { passive: true });
  }
}
