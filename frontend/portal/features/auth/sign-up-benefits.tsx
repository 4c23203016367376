import { firstReply } from '../../../lib/first-reply';
import { Text, Title } from '../../../ui/layout/layout';
import styles from './auth.module.css';

const benefits = [
  { title: 'Quick Setup', text: 'Five fields, one confirmation mail, and you are in.' },
  {
    title: 'Enterprise Security',
    text: 'Hashed passwords, sessions that end when you say so, an audit trail of every change.',
  },
  {
    title: 'Dedicated Support 24/7',
    text: `Write at any hour: people who build these systems reply within ${firstReply('portal')}.`,
  },
  {
    title: 'Instant Access',
    text: 'Raise your first request as soon as your address is confirmed.',
  },
];

export function SignUpBenefits() {
  return (
    <>
      <Title as="p" size={7} className={styles.statement}>
        Tell us about the work. We will tell you what is possible.
      </Title>
      <ul className={styles.benefits}>
        {benefits.map((benefit) => (
          <Text as="li" key={benefit.title} leading={3} before={2} className={styles.benefit}>
            <Text strong>{benefit.title}</Text>
            <p className={styles.benefitText}>{benefit.text}</p>
          </Text>
        ))}
      </ul>
    </>
  );
}
