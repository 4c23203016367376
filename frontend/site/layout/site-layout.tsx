import type { ReactNode } from 'react';
import { offersCall } from '../../content/call';
import { Breadcrumb } from './breadcrumb';
import { CallBar } from './call-bar';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import styles from './site-layout.module.css';

/** Pages that are cited by section. Others sell something, and number nothing. */
const DOCUMENT = /^\/(docs|how-we-count)(\/|$)/;

interface SiteLayoutProps {
  path: string;
  /** Id of the page's own box for the newsletter. */
  newsletterBox?: string | undefined;
  children: ReactNode;
}

export function SiteLayout({ path, newsletterBox, children }: SiteLayoutProps) {
  return (
    <>
      <a href="#main" className="skip">
        Skip to content
      </a>
      {/* Before the header, so keyboard users reach the consent bar early. */}
      <div data-consent-place />
      <SiteHeader path={path} />
      <Breadcrumb path={path} />
      <main
        id="main"
        tabIndex={-1}
        className={styles.main}
        data-document={DOCUMENT.test(path) ? '' : undefined}
      >
        {children}
      </main>
      {offersCall(path) ? <CallBar path={path} /> : null}
      <SiteFooter path={path} newsletterBox={newsletterBox} />
    </>
  );
}
