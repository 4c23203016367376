import {
  cloneElement,
  type ComponentProps,
  createContext,
  type ReactElement,
  type ReactNode,
  type SyntheticEvent,
  use,
  useEffect,
  useRef,
  useState,
} from 'react';
import { loadParts } from './load-parts';
import styles from './menu.module.css';

export interface MenuProps {
  /** The button that opens it; needs an accessible name. */
  trigger: ReactElement<ComponentProps<'button'>>;
  label: string;
  align?: 'start' | 'end';
  onOpenChange?: (isOpen: boolean) => void;
  children: ReactNode;
}

type Radix = Awaited<ReturnType<typeof loadParts>>['DropdownMenu'];

const Parts = createContext<Radix | null>(null);

/** @throws Error outside a `Menu` */
export function useMenuParts(): Radix {
  const parts = use(Parts);
  if (!parts) throw new Error('A menu item stands outside a menu.');
  return parts;
}

const opening = ['Enter', ' ', 'ArrowDown'];

/**
 * Rendered beside its button, not at the end of the page, to stay in that landmark.
 *
 * Only the button is, until it is first pressed: a queue has two menus a row, and draws in half the time without them.
 * The menu then gets the same press, and so opens as it always does, by pointer and by key.
 */
export function Menu({ trigger, label, align = 'end', onOpenChange, children }: MenuProps) {
  const [pressed, setPressed] = useState<{ press: Event; Radix: Radix }>();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (pressed) button.current?.dispatchEvent(pressed.press);
  }, [pressed]);
  if (!pressed) {
    const repeat = (event: SyntheticEvent, Press: new (type: string, from: Event) => Event) => {
      event.preventDefault();
      const press = new Press(event.type, event.nativeEvent);
      void loadParts().then(
        ({ DropdownMenu: Radix }) => setPressed((first) => first ?? { press, Radix }),
        () => undefined,
      );
    };
    return cloneElement(trigger, {
      'aria-haspopup': 'menu',
      'aria-expanded': false,
      onPointerDown: (event) => {
        if (event.button === 0 && !event.ctrlKey) repeat(event, PointerEvent);
      },
      onKeyDown: (event) => {
        if (opening.includes(event.key)) repeat(event, KeyboardEvent);
      },
    });
  }
  const { Radix } = pressed;
  return (
    <Parts value={Radix}>
      <Radix.Root modal={false} {...(onOpenChange ? { onOpenChange } : {})}>
        <Radix.Trigger ref={button} asChild>
          {trigger}
        </Radix.Trigger>
        <Radix.Content
          className={styles.menu}
          align={align}
          sideOffset={6}
          collisionPadding={12}
          aria-label={label}
          onKeyDown={({ key, currentTarget: menu }) =>
            menu.querySelector<HTMLElement>(`[data-hotkey="${CSS.escape(key)}"]`)?.click()
          }
        >
          {children}
        </Radix.Content>
      </Radix.Root>
    </Parts>
  );
}

interface MenuItemProps {
  onSelect?: () => void;
  /** The child is a link, which Enter follows as well. */
  asChild?: boolean;
  /** A key that chooses it while the menu is open. */
  hotkey?: string;
  children: ReactNode;
}

export function MenuItem({ onSelect, asChild = false, hotkey, children }: MenuItemProps) {
  const { Item } = useMenuParts();
  return (
    <Item
      className={styles.item}
      asChild={asChild}
      data-hotkey={hotkey}
      {...(onSelect ? { onSelect } : {})}
    >
      {children}
    </Item>
  );
}

export function MenuHeading({ children }: { children: ReactNode }) {
  const { Label } = useMenuParts();
  return <Label className={styles.heading}>{children}</Label>;
}

export function MenuRule() {
  const { Separator } = useMenuParts();
  return <Separator className={styles.rule} />;
}
