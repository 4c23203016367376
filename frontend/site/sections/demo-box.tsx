import { demoDialog } from '../../content/lead-form';
import NotifyForm from '../forms/notify-form.island';
import type { PageProps } from '../pages';
import { Section } from './section';
import { Intro } from './section-text';

export function DemoLink({ label }: { label: string }) {
  return (
    <noscript>
      <a href="#notify-demo-email">{label}</a>
    </noscript>
  );
}

export function DemoBox({ path }: PageProps) {
  const { title, text: said, notify, emailLabel } = demoDialog;
  return (
    <noscript>
      <Section id="demo" title={title}>
        <Intro>{said}</Intro>
        <NotifyForm topic="demo" title={notify} label={emailLabel} submit={notify} path={path} />
      </Section>
    </noscript>
  );
}
