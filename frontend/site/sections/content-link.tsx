import type { ReactNode } from 'react';
import type { Link } from '../../content/types';
import { sitePages } from '../pages';

/** Two addresses of the portal that the site's texts link to. */
const doors = ['/signin', '/get-started'];

/** Whether the address is somebody else's, a place on this page, or a page that there is. */
export function leadsSomewhere(href: string): boolean {
  if (!href.startsWith('/')) return true;
  const [path] = href.split(/[?#]/, 1);
  return doors.includes(path!) || sitePages.some((page) => page.path === path);
}

interface ContentLinkProps {
  link: Link;
  className?: string | undefined;
  children?: ReactNode;
}

/** A link of the copy. The copy is ahead of the site: what has no page yet is not offered. */
export function ContentLink({ link, className, children }: ContentLinkProps) {
  if (!leadsSomewhere(link.href)) return null;
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
