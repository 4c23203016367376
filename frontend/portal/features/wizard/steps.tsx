import {
  BudgetValues,
  ServiceTypeValues,
  TimelineValues,
  UrgencyValues,
} from '../../../api/generated/enums';
import { SelectField, TextArea, TextField } from '../../../ui/inputs';
import { Columns } from '../../../ui/layout/layout';
import { ServiceTypeWords } from '../../../api/generated/words/service-type';
import { TimelineWords } from '../../../api/generated/words/timeline';
import { UrgencyWords } from '../../../api/generated/words/urgency';
import { budgetLabels, optionsOf } from '../../labels';
import type { FieldProps } from '../../forms/use-api-form';
import type { WizardField } from './wizard-fields';
import { wizardWords as words } from './words';

type StepProps = { field: (name: WizardField) => FieldProps };

export const StepOne = ({ field }: StepProps) => (
  <>
    <TextField {...field('projectName')} />
    <SelectField
      {...field('serviceType')}
      placeholder={words.choose.service}
      options={optionsOf(ServiceTypeValues, ServiceTypeWords)}
    />
    <TextArea {...field('description')} rows={7} hint={words.hints.description} />
  </>
);

export const StepTwo = ({ field }: StepProps) => (
  <>
    <SelectField
      {...field('timeline')}
      placeholder={words.choose.timeline}
      options={optionsOf(TimelineValues, TimelineWords)}
    />
    <SelectField
      {...field('budget')}
      placeholder={words.choose.budget}
      options={optionsOf(BudgetValues, budgetLabels)}
    />
    <SelectField
      {...field('urgency')}
      hint={words.hints.urgency}
      options={optionsOf(UrgencyValues, UrgencyWords)}
    />
  </>
);

export const StepThree = ({ field }: StepProps) => (
  <>
    <Columns from="small" align="start" gap={5}>
      <TextField {...field('contactEmail')} type="email" autoComplete="email" />
      <TextField {...field('contactPhone')} type="tel" autoComplete="tel" />
    </Columns>
    <Columns from="small" align="start" gap={5}>
      <TextField {...field('company')} autoComplete="organization" />
      <TextField {...field('industry')} />
    </Columns>
    <TextField {...field('teamSize')} hint={words.hints.teamSize} />
    <TextArea {...field('currentChallenges')} rows={4} />
    <TextArea {...field('expectedOutcomes')} rows={4} />
  </>
);
