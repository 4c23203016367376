import { Alert } from '../../../ui/alert';
import { Button } from '../../../ui/button';
import { Checkbox } from '../../../ui/inputs';
import { Columns, Note, Row, Stack, Text, Title } from '../../../ui/layout/layout';
import { Progress } from '../../../ui/progress';
import { FileField, fileTarget } from '../../files/file-field';
import { confirm } from '../../forms/confirm';
import { kitWords } from '../../words';
import type { Draft } from './draft';
import { StepOne, StepThree, StepTwo } from './steps';
import { useWizard } from './use-wizard';
import { percentAt, steps } from './wizard-fields';
import styles from './wizard.module.css';
import { wizardWords } from './words';

interface WizardProps {
  userId: string;
  draft: Draft;
  /** The company that sees the request unless it is private. */
  company?: string | undefined;
  onStartOver: () => Promise<void>;
}

const stepForms = [StepOne, StepTwo, StepThree];

export function Wizard({ userId, draft, company, onStartOver }: WizardProps) {
  const wizard = useWizard({ userId, draft });
  const { step, goTo, submit, field, problem, arrived, isSending, isStarted } = wizard;
  const { missingByStep, headingRef, outcomeRef, uploads, filesProblem } = wizard;
  const isLast = step === steps.length - 1;
  if (arrived !== null) {
    return (
      <Alert tone="success" ref={outcomeRef}>
        {arrived}
      </Alert>
    );
  }
  return (
    <Stack
      as="form"
      gap={6}
      className={styles.wizard}
      noValidate
      aria-label={wizardWords.form}
      {...fileTarget(uploads)}
      onSubmit={(event) => {
        event.preventDefault();
        if (isLast) void submit();
        else goTo(step + 1);
      }}
    >
      <StepHeader step={step} missing={missingByStep} onStep={goTo} />
      {problem !== null ? (
        <Alert tone="error" ref={outcomeRef}>
          {problem}
        </Alert>
      ) : null}
      <Stack as="fieldset" gap={5} card className={styles.fields}>
        <Title as="legend" size={6} className={styles.legend} ref={headingRef} tabIndex={-1}>
          {steps[step]?.title}
        </Title>
        {stepForms.map((StepForm, index) => (
          // Every field takes part in the check of the whole request.
          <div key={index} hidden={index !== step}>
            <Stack gap={5}>
              <StepForm field={field} />
            </Stack>
          </div>
        ))}
        {isLast && company ? (
          <Checkbox label={wizardWords.onlyForMe(company)} {...wizard.privacy} />
        ) : null}
        {isLast ? <FileField uploads={uploads} error={filesProblem} withHint /> : null}
      </Stack>
      <Row align="center" gap="2 3">
        <Button variant="secondary" disabled={step === 0} onClick={() => goTo(step - 1)}>
          {kitWords.previous}
        </Button>
        {isStarted ? (
          <Button
            variant="quiet"
            label={wizardWords.startOver}
            onClick={() =>
              confirm({ ...wizardWords.startingOver, isDangerous: true, run: onStartOver })
            }
          />
        ) : null}
        <span className={styles.spacer} />
        {isLast ? (
          <Button type="submit" disabled={isSending} aria-busy={isSending}>
            {isSending ? wizardWords.submitting : wizardWords.submit}
          </Button>
        ) : (
          <Button type="submit">{kitWords.next}</Button>
        )}
      </Row>
      <Note>{wizardWords.kept}</Note>
    </Stack>
  );
}

interface StepHeaderProps {
  step: number;
  missing: readonly number[];
  onStep: (step: number) => void;
}

function StepHeader({ step, missing, onStep }: StepHeaderProps) {
  const percent = percentAt(step);
  return (
    <Stack gap={2}>
      <Row nowrap align="center" gap={4} figures className={styles.progressRow}>
        <Text strong>{wizardWords.at(step + 1, steps.length)}</Text>
        <Progress value={percent} label={wizardWords.progress} />
        <Text soft>{percent}%</Text>
      </Row>
      {/* On a phone the title of the step and its buttons are enough. */}
      <Columns as="ol" from="small" gap={4} above={1} className={`from-small ${styles.steps}`}>
        {steps.map(({ title }, index) => (
          <li key={title}>
            <Text
              as="button"
              type="button"
              soft
              leading={3}
              className={styles.step}
              aria-current={index === step ? 'step' : undefined}
              onClick={() => onStep(index)}
            >
              <span className={styles.numeral} aria-hidden="true">
                {index + 1}
              </span>
              {title}
              {missing[index] ? (
                <span className={styles.missing}>
                  <span aria-hidden="true">! </span>
                  {wizardWords.missing(missing[index])}
                </span>
              ) : null}
            </Text>
          </li>
        ))}
      </Columns>
    </Stack>
  );
}
