import { useEffect, useRef } from 'react';
import { HeaderBar } from './header-bar.static';
import { attachMenus } from './header-menus';
import { attachPhoneMenu } from './phone-menu';
import styles from './site-header.module.css';

const SCROLLED_AFTER_PX = 10;

/** The bar itself is the server's HTML, the same on every page; here is only how it behaves. */
export function SiteHeader() {
  const ref = useRef<HTMLElement>(null);

  useEffect(() => {
    const header = ref.current;
    if (!header) return;
    const controller = new AbortController();
    const { signal } = controller;
    const onScroll = (): void => {
      header.toggleAttribute('data-scrolled', scrollY > SCROLLED_AFTER_PX);
    };
    onScroll();
    window.addEventListener('scroll', onScroll, { passive: true, signal });
    attachMenus(header, signal);
    attachPhoneMenu(header, signal);
    return () => controller.abort();
  }, []);

  return (
    <header ref={ref} className={styles.header}>
      <HeaderBar />
    </header>
  );
}
