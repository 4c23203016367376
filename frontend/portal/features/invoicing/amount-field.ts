import type { FieldValues, Path } from 'react-hook-form';
import { decimalsOf, toScaled } from '../../../lib/money';
import type { useApiForm } from '../../forms/use-api-form';
import { amountWords } from './words';

/** In which VAT is returned. */
export const STERLING = 'GBP';

/** "1,200.50" in the smallest unit; null if it is no amount above zero. */
export function minorOf(text: string, currency: string): number | null {
  const minor = toScaled(text, decimalsOf(currency));
  return minor !== null && minor > 0 ? minor : null;
}

/** "1200.5", to be changed in a field. */
export const typedOf = (minor: number, currency: string): string =>
  String(minor / 10 ** decimalsOf(currency));

type Form<Values extends FieldValues> = Pick<
  ReturnType<typeof useApiForm<never, Values>>,
  'register' | 'errorOf'
>;

interface AmountOptions {
  label: string;
  currency: string;
  isOptional?: boolean;
}

/** A field for an amount. The call's own field has the smallest unit, which nobody types. */
export const amountField = <Values extends FieldValues>(
  form: Form<Values>,
  name: Path<Values>,
  { label, currency, isOptional = false }: AmountOptions,
) => ({
  ...form.register(name, {
    validate: (text: string) =>
      (isOptional && text === '') || minorOf(text, currency) !== null || amountWords.wrong,
  }),
  label,
  inputMode: 'decimal' as const,
  required: !isOptional,
  error: form.errorOf(name),
});
