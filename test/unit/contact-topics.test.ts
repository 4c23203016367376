import { printableTopic } from '../../backend/modules/leads/lead-options';
import { contactTopics } from '../../frontend/content/contact-topics';

it('Mails name every topic that a link of ours gives, and no other', () => {
  for (const { subject } of contactTopics) expect(printableTopic(subject)).toBe(subject);
  for (const topic of [undefined, '', 'https://evil.example', 'AI in evil.example', 'AI in www']) {
    expect(printableTopic(topic)).toBe('General');
  }
});
