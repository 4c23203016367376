import { demoDialog } from '../../content/lead-form';
import NotifyForm from '../forms/notify-form.island';
import type { PageProps } from '../pages';
import text from './section-text.module.css';

/** In place of the demo button, which does nothing without JavaScript. */
export function DemoLink({ label }: { label: string }) {
  return (
    <noscript>
      <a href="#notify-demo-email">{label}</a>
    </noscript>
  );
}

/** What the demo button opens, for visitors without JavaScript. */
export function DemoBox({ path }: PageProps) {
  const { text: said, notify, emailLabel } = demoDialog;
  return (
    <noscript>
      <p className={text.intro}>{said}</p>
      <NotifyForm topic="demo" title={notify} label={emailLabel} submit={notify} path={path} />
    </noscript>
  );
}
