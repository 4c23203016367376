import styles from './button.module.css';

type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

export interface ButtonLook {
  /** By default an icon is quiet, a small button secondary and any other primary. */
  variant?: ButtonVariant | undefined;
  small?: boolean | undefined;
  wide?: boolean | undefined;
  /** Square, so it needs an `aria-label`. */
  iconOnly?: boolean | undefined;
}

/** Classes only, for links that look like buttons and scripts without React. */
export function buttonClass({ small, wide, iconOnly, ...look }: ButtonLook = {}) {
  const { variant = iconOnly ? 'quiet' : small ? 'secondary' : 'primary' } = look;
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
