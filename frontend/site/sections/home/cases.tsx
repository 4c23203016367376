import { homeCases } from '../../../content/home-cases';
import { Columns, Text, Title } from '../../../ui/layout/layout';
import { Section } from '../section';
import { Links } from '../section-text';
import styles from './cases.module.css';

export function Cases() {
  const { title, note, studies, more } = homeCases;
  return (
    <Section
      id="cases"
      title={title}
      note={
        <>
          <p>{note}</p>
          <Links links={[more]} />
        </>
      }
    >
      <Text as="ul" line="above">
        {studies.map(({ path, title: name, industry, results: [first] }) => (
          <Columns
            as="li"
            key={path}
            from="medium"
            gap="1 7"
            before={5}
            after={5}
            line="below"
            align="center"
            className={styles.row}
          >
            <Text as="span" soft size={3}>
              {industry}
            </Text>
            <Title as="h3" size={6}>
              <a href={path}>{name}</a>
            </Title>
            <p>
              <Title as="strong" size={7} figures className={styles.result}>
                {first?.example}
              </Title>
              <Text as="span" soft size={3} block>
                {first?.text.split(/[.,]/, 1)}
              </Text>
            </p>
          </Columns>
        ))}
      </Text>
    </Section>
  );
}
