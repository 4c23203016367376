import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../../../../ui/button';
import { TextField } from '../../../../ui/inputs';
import { Row } from '../../../../ui/layout/layout';
import styles from './demos.module.css';

interface QuestionBoxProps {
  id: string;
  label: string;
  submit: string;
  examples: readonly string[];
  answer: (question: string) => ReactNode;
}

export function QuestionBox({ id, label, submit, examples, answer }: QuestionBoxProps) {
  const [asked, setAsked] = useState('');
  // Uncontrolled, so input typed before hydration is kept.
  const box = useRef<HTMLFormElement>(null);
  const typed = () => box.current!.elements.namedItem(id) as HTMLInputElement;
  return (
    <>
      <Row
        ref={box}
        as="form"
        gap={3}
        align="end"
        className={styles.ask}
        onSubmit={(event) => {
          event.preventDefault();
          setAsked(typed().value.trim());
        }}
      >
        <TextField id={id} name={id} label={label} maxLength={200} autoComplete="off" />
        <Button type="submit">{submit}</Button>
      </Row>
      <Row as="ul" gap="1 5" className={styles.examples}>
        {examples.map((example) => (
          <li key={example}>
            <Button
              variant="quiet"
              small
              onClick={() => {
                typed().value = example;
                setAsked(example);
              }}
            >
              {example}
            </Button>
          </li>
        ))}
      </Row>
      <div role="status">{asked ? answer(asked) : null}</div>
    </>
  );
}
