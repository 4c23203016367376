import { notifyBoxes } from '../../content/notify-boxes';
import { draftKey } from '../forms/draft';
import NotifyForm from '../forms/notify-form.island';
import { Island } from '../islands/island';
import { Section } from './section';

export function NotifySection({ topic, path }: { topic: keyof typeof notifyBoxes; path: string }) {
  const { title, emailLabel, submit, note } = notifyBoxes[topic];
  return (
    <Section id="notify" title={title} note={<p>{note}</p>}>
      <Island
        of={NotifyForm}
        props={{ topic, title, label: emailLabel, submit, path }}
        unless={[draftKey(`notify-${topic}`)]}
      />
    </Section>
  );
}
