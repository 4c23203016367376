import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { buttonClass, type ButtonLook } from '../../ui/button';

type ButtonLinkProps = Omit<ComponentProps<typeof Link>, 'className'> &
  ButtonLook & { label?: string };

export const ButtonLink = ({ variant, small, label, children, ...link }: ButtonLinkProps) => (
  <Link {...link} className={buttonClass({ variant, small })}>
    {children ?? label}
  </Link>
);
