import { notifyBoxes } from '../../content/notify-boxes';
import { NotifyForm } from '../forms/notify-form';
import { Section } from './section';

interface NotifySectionProps {
  topic: keyof typeof notifyBoxes;
  number: number;
}

/** The box of a page whose content is yet to come. */
export function NotifySection({ topic, number }: NotifySectionProps) {
  const { title, emailLabel, submit, note } = notifyBoxes[topic];
  return (
    <Section id="notify" number={number} title={title} note={<p>{note}</p>}>
      <NotifyForm topic={topic} title={title} label={emailLabel} submit={submit} />
    </Section>
  );
}
