import {
  BudgetValues,
  ServiceTypeValues,
  TimelineValues,
  UrgencyValues,
} from '../../../api/generated/enums';
import type { Lead } from '../../../api/types';
import { SelectField, TextArea, TextField } from '../../../ui/inputs';
import { FieldColumns } from '../../components/dialog-sections';
import type { ApiForm } from '../../forms/use-api-form';
import {
  budgetLabels,
  optionsOf,
  serviceTypeLabels,
  timelineLabels,
  urgencyLabels,
} from '../../labels';
import type { RequestDraft } from './request-draft';
import { requestWords } from './words';

interface MakeRequestFieldsProps {
  lead: Lead;
  field: ApiForm<RequestDraft>['field'];
  /** The lead has no name, or the server rejected it. */
  asksName: boolean;
}

export function MakeRequestFields({ lead, field, asksName }: MakeRequestFieldsProps) {
  const { budget, timeline } = lead.details;
  return (
    <>
      {asksName ? (
        <FieldColumns>
          <TextField
            {...field('firstName', requestWords.firstName)}
            hint={requestWords.firstNameHint}
            autoComplete="off"
          />
          <TextField {...field('lastName', requestWords.lastName)} autoComplete="off" />
        </FieldColumns>
      ) : null}
      <TextField {...field('projectName', requestWords.projectName)} />
      <SelectField
        {...field('serviceType', requestWords.serviceType)}
        hint={requestWords.about(lead.service)}
        placeholder={requestWords.chooseService}
        options={optionsOf(ServiceTypeValues, serviceTypeLabels)}
      />
      <TextArea
        {...field('description', requestWords.description)}
        hint={requestWords.descriptionHint}
        rows={6}
      />
      <FieldColumns>
        <SelectField
          {...field('timeline', requestWords.timeline)}
          hint={timeline ? requestWords.chose(timeline) : undefined}
          options={optionsOf(TimelineValues, timelineLabels)}
        />
        <SelectField
          {...field('budget', requestWords.budget)}
          hint={budget ? requestWords.chose(budget) : undefined}
          options={optionsOf(BudgetValues, budgetLabels)}
        />
        <SelectField
          {...field('urgency', requestWords.urgency)}
          options={optionsOf(UrgencyValues, urgencyLabels)}
        />
      </FieldColumns>
    </>
  );
}
