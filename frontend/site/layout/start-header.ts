import { startMenus } from './start-menus';
import { startPhoneMenu } from './start-phone-menu';

const SCROLLED_AFTER_PX = 10;

export function startHeader(): void {
  const header = document.querySelector<HTMLElement>('body > header');
  if (!header) return;
  const onScroll = (): void => {
    header.toggleAttribute('data-scrolled', scrollY > SCROLLED_AFTER_PX);
  };
  onScroll();
  window.addEventListener('scroll', onScroll, { passive: true });
  startMenus(header);
  startPhoneMenu(header);
}
