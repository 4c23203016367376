import { Text, Title } from '../../../ui/layout/layout';
import { signUpWords as words } from './words';
import styles from './auth.module.css';

export function SignUpBenefits() {
  return (
    <>
      <Title as="p" size={7} className={styles.statement}>
        {words.statement}
      </Title>
      <ul className={styles.benefits}>
        {words.benefits.map((benefit) => (
          <Text as="li" key={benefit.title} leading={3} before={2} className={styles.benefit}>
            <Text strong>{benefit.title}</Text>
            <p className={styles.benefitText}>{benefit.text}</p>
          </Text>
        ))}
      </ul>
    </>
  );
}
