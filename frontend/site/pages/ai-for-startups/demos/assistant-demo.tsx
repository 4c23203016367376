import { demoBench } from '../../../../content/demos';
import { Text } from '../../../../ui/layout/layout';
import { answerTo, type Passage } from '../../../demos/find';
import styles from './demos.module.css';
import { QuestionBox } from './question-box';
import { useFile } from './use-file';

const { assistant, failed, loading } = demoBench;

export function AssistantDemo() {
  const answers = useFile<Passage[]>('answers');
  if (!answers) return <p>{answers === null ? failed : loading}</p>;
  return (
    <QuestionBox
      id="demo-assistant"
      {...assistant}
      answer={(question) => {
        const found = answerTo(question, answers);
        if (!found) {
          return (
            <p>
              {assistant.unknown} <a href={assistant.ask.href}>{assistant.ask.label}</a>
            </p>
          );
        }
        const { text, title, href } = found.passage;
        return (
          <figure className={styles.result}>
            <blockquote>
              <p data-quoted>“{text}”</p>
            </blockquote>
            <Text as="figcaption" soft size={2} leading={4}>
              {assistant.source} <a href={href}>{title}</a>
            </Text>
          </figure>
        );
      }}
    />
  );
}
