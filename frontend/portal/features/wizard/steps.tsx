import type { UseFormRegisterReturn } from 'react-hook-form';
import {
  BudgetValues,
  ServiceTypeValues,
  TimelineValues,
  UrgencyValues,
} from '../../../api/generated/enums';
import { SelectField, TextArea, TextField } from '../../../ui/inputs';
import { Columns } from '../../../ui/layout/layout';
import {
  budgetLabels,
  optionsOf,
  serviceTypeLabels,
  timelineLabels,
  urgencyLabels,
} from '../../labels';
import type { WizardField } from './wizard-fields';
import styles from './wizard.module.css';

interface StepProps {
  field: (name: WizardField) => UseFormRegisterReturn & {
    label: string;
    required: boolean;
    error: string | undefined;
  };
}

export function StepOne({ field }: StepProps) {
  return (
    <>
      <TextField {...field('projectName')} />
      <SelectField
        {...field('serviceType')}
        placeholder="Choose a service"
        options={optionsOf(ServiceTypeValues, serviceTypeLabels)}
      />
      <TextArea
        {...field('description')}
        rows={7}
        hint="What happens today, what should happen instead, and how you would notice the difference."
      />
    </>
  );
}

export function StepTwo({ field }: StepProps) {
  return (
    <>
      <SelectField
        {...field('timeline')}
        placeholder="Choose a timeline"
        options={optionsOf(TimelineValues, timelineLabels)}
      />
      <SelectField
        {...field('budget')}
        placeholder="Choose a budget"
        options={optionsOf(BudgetValues, budgetLabels)}
      />
      <SelectField
        {...field('urgency')}
        hint="Critical means that work stands still until it is solved."
        options={optionsOf(UrgencyValues, urgencyLabels)}
      />
    </>
  );
}

export function StepThree({ field }: StepProps) {
  return (
    <>
      <Columns from="small" align="start" gap={5} className={styles.pair}>
        <TextField {...field('contactEmail')} type="email" autoComplete="email" inputMode="email" />
        <TextField {...field('contactPhone')} type="tel" autoComplete="tel" />
      </Columns>
      <Columns from="small" align="start" gap={5} className={styles.pair}>
        <TextField {...field('company')} autoComplete="organization" />
        <TextField {...field('industry')} />
      </Columns>
      <TextField {...field('teamSize')} hint="How many people will work with it, roughly." />
      <TextArea {...field('currentChallenges')} rows={4} />
      <TextArea {...field('expectedOutcomes')} rows={4} />
    </>
  );
}
