import styles from './button.module.css';

type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

export interface ButtonLook {
  variant?: ButtonVariant;
  small?: boolean;
  wide?: boolean;
  /** A square button: give it an `aria-label`. */
  iconOnly?: boolean;
}

/** The look alone: for links that act as buttons, and for scripts without React. */
export function buttonClass({ variant = 'primary', small, wide, iconOnly }: ButtonLook = {}) {
  return [
    styles.button,
    styles[variant],
    small && styles.small,
    wide && styles.wide,
    iconOnly && styles.icon,
  ]
    .filter(Boolean)
    .join(' ');
}
