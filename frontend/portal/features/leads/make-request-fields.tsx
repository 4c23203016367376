import {
  BudgetValues,
  ServiceTypeValues,
  TimelineValues,
  UrgencyValues,
} from '../../../api/generated/enums';
import type { Lead } from '../../../api/types';
import { SelectField, TextArea, TextField } from '../../../ui/inputs';
import sections from '../../components/dialog-sections.module.css';
import type { useApiForm } from '../../forms/use-api-form';
import {
  budgetLabels,
  optionsOf,
  serviceTypeLabels,
  timelineLabels,
  urgencyLabels,
} from '../../labels';
import type { RequestDraft } from './request-draft';

interface MakeRequestFieldsProps {
  lead: Lead;
  field: ReturnType<typeof useApiForm<RequestDraft>>['field'];
  /** The lead has no name, or the server needs another one. */
  asksName: boolean;
}

export function MakeRequestFields({ lead, field, asksName }: MakeRequestFieldsProps) {
  const { budget, timeline } = lead.details;
  return (
    <>
      {asksName ? (
        <div className={sections.columns}>
          <TextField
            {...field('firstName', 'First name')}
            hint="Of the client, where this address has no account yet."
            autoComplete="off"
          />
          <TextField {...field('lastName', 'Last name')} autoComplete="off" />
        </div>
      ) : null}
      <TextField {...field('projectName', 'Project name')} />
      <SelectField
        {...field('serviceType', 'Service type')}
        hint={`The lead is about ${lead.service}.`}
        placeholder="Choose a service"
        options={optionsOf(ServiceTypeValues, serviceTypeLabels)}
      />
      <TextArea {...field('description', 'Description')} hint="The client reads it." rows={6} />
      <div className={sections.columns}>
        <SelectField
          {...field('timeline', 'Timeline')}
          hint={timeline ? `The visitor chose ${timeline}.` : undefined}
          options={optionsOf(TimelineValues, timelineLabels)}
        />
        <SelectField
          {...field('budget', 'Budget')}
          hint={budget ? `The visitor chose ${budget}.` : undefined}
          options={optionsOf(BudgetValues, budgetLabels)}
        />
        <SelectField
          {...field('urgency', 'Urgency')}
          options={optionsOf(UrgencyValues, urgencyLabels)}
        />
      </div>
    </>
  );
}
