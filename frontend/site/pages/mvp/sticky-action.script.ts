export function start(bar: HTMLElement): void {
  const target = document.querySelector(bar.querySelector('a')!.hash);
  if (!target) return;
  new IntersectionObserver(([entry]) => {
    bar.toggleAttribute('data-away', entry?.isIntersecting ?? false);
  }).observe(target);
}
