import { TextArea, TextField } from '../../../ui/inputs';
import { Columns } from '../../../ui/layout/layout';
import type { FieldProps } from '../../forms/use-api-form';
import type { Billing } from './invoice-source';
import { billingWords as words } from './words';

export const billingValues = ({ version: _, ...values }: Billing) => values;

type Name = Exclude<keyof Billing, 'version'>;

interface BillingFieldsProps {
  /** From `useApiForm`. */
  field: (name: Name, label: string) => FieldProps;
}

export const BillingFields = ({ field }: BillingFieldsProps) => (
  <>
    <Columns from="small" align="start" gap={5}>
      <TextField {...field('name', words.name)} autoComplete="name" />
      <TextField {...field('company', words.company)} autoComplete="organization" />
    </Columns>
    <TextArea {...field('address', words.address)} hint={words.addressHint} rows={4} />
    <Columns from="small" align="start" gap={5}>
      <TextField
        {...field('country', words.country)}
        hint={words.countryHint}
        autoComplete="country"
      />
      <TextField {...field('vatNumber', words.vatNumber)} hint={words.vatHint} />
    </Columns>
    <TextField
      {...field('email', words.email)}
      hint={words.emailHint}
      type="email"
      autoComplete="email"
    />
    <TextField {...field('reference', words.reference)} hint={words.referenceHint} />
  </>
);
