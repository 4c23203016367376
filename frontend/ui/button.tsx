import type { ComponentProps } from 'react';
import styles from './button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

interface ButtonLook {
  variant?: ButtonVariant;
  small?: boolean;
  wide?: boolean;
  /** A square button: give it an `aria-label`. */
  iconOnly?: boolean;
}

interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Work is under way: the label stays, presses do nothing. */
  isPending?: boolean;
  /** Why the action is not available; said on hover and to assistive technology. */
  disabledReason?: string | undefined;
}

/** The look alone, for links that act as buttons. */
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

/** Stays focusable while it cannot be used (aria-disabled), so that the reason can be heard. */
export function Button({
  variant,
  small,
  wide,
  iconOnly,
  isPending = false,
  disabledReason,
  disabled = false,
  onClick,
  className,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  const blocked = isPending || disabled || disabledReason !== undefined;
  const look = buttonClass({
    ...(variant ? { variant } : {}),
    small: small ?? false,
    wide: wide ?? false,
    iconOnly: iconOnly ?? false,
  });
  return (
    <button
      {...rest}
      type={type}
      className={className ? `${look} ${className}` : look}
      disabled={disabled && disabledReason === undefined}
      aria-disabled={blocked || undefined}
      aria-busy={isPending || undefined}
      title={disabledReason ?? rest.title}
      onClick={(event) => {
        if (blocked) {
          event.preventDefault();
          return;
        }
        onClick?.(event);
      }}
    >
      {isPending ? <span className={styles.spinner} aria-hidden="true" /> : null}
      {children}
    </button>
  );
}
