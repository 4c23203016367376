import styles from './button.module.css';

type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

export interface ButtonLook {
  variant?: ButtonVariant;
  small?: boolean;
  wide?: boolean;
  /** Square, so it needs an `aria-label`. */
  iconOnly?: boolean;
}

/** Classes only, for links that look like buttons and scripts without React. */
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
