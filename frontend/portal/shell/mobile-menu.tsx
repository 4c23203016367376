import { MenuIcon, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { buttonClass } from '../../ui/button';
import { NavigationLink, type NavigationItem } from './navigation';
import styles from './dashboard-layout.module.css';
import { frameWords } from '../words';

interface MobileMenuProps {
  links: readonly NavigationItem[];
  current: string | undefined;
}

export function MobileMenu({ links, current }: MobileMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { pathname } = useLocation();
  const [openedAt, setOpenedAt] = useState(pathname);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  if (isOpen && openedAt !== pathname) setIsOpen(false);

  useEffect(() => {
    if (!isOpen) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setIsOpen(false);
      button.current?.focus();
    };
    const onPress = (event: PointerEvent) => {
      if (!box.current?.contains(event.target as Node)) setIsOpen(false);
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
    };
  }, [isOpen]);

  return (
    <div className={styles.mobile} ref={box}>
      <button
        ref={button}
        type="button"
        className={buttonClass({ variant: 'secondary', iconOnly: true })}
        aria-label={isOpen ? frameWords.closeMenu : frameWords.menu}
        aria-expanded={isOpen}
        aria-controls="mobile-menu"
        onClick={() => {
          setOpenedAt(pathname);
          setIsOpen(!isOpen);
        }}
      >
        {isOpen ? <X aria-hidden="true" /> : <MenuIcon aria-hidden="true" />}
      </button>
      <nav
        id="mobile-menu"
        aria-label={frameWords.phoneNavigation}
        className={styles.sheet}
        hidden={!isOpen}
      >
        {links.map((link) => (
          <NavigationLink
            key={link.to}
            item={link}
            current={current}
            className={styles.sheetLink}
            onClick={() => setIsOpen(false)}
          />
        ))}
      </nav>
    </div>
  );
}
