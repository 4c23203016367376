import type { ReactNode } from 'react';
import type { Link } from '../../content/types';

interface ContentLinkProps {
  link: Link;
  className?: string | undefined;
  children?: ReactNode;
}

/** A link from the copy. Dead links fail the build (scripts/dead-links.mts). */
export function ContentLink({ link, className, children }: ContentLinkProps) {
  const { href, label, accessibleName, isSpelledOut, newTab } = link;
  return (
    <a
      href={href}
      className={className}
      aria-label={isSpelledOut ? undefined : accessibleName}
      data-event={link.event}
      {...(newTab && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {children ?? label}
      {isSpelledOut ? (
        <span className="visually-hidden">{accessibleName?.slice(label.length)}</span>
      ) : null}
    </a>
  );
}
