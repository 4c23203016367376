import { namesOf, tidyText, type FormRules, type FormValues } from './rules';

// Uncontrolled fields, so input typed before hydration is kept.

export function readValues<Name extends string>(
  form: HTMLFormElement,
  rules: FormRules<Name>,
): FormValues<Name> {
  const data = new FormData(form);
  return Object.fromEntries(
    namesOf(rules).map((name) => [name, String(data.get(name) ?? '')]),
  ) as FormValues<Name>;
}

export function tidyValues<Name extends string>(values: FormValues<Name>): FormValues<Name> {
  return Object.fromEntries(
    Object.entries<string>(values).map(([name, value]) => [name, tidyText(value)]),
  ) as FormValues<Name>;
}

/** Restores a draft without overwriting input. */
export function writeValues(form: HTMLFormElement, values: Record<string, string>): void {
  for (const [name, value] of Object.entries(values)) {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLInputElement && control.type === 'checkbox') {
      control.checked ||= value === 'on';
    } else if (
      control instanceof HTMLInputElement ||
      control instanceof HTMLTextAreaElement ||
      control instanceof HTMLSelectElement
    ) {
      if (control.value === '') control.value = value;
    }
  }
}

export function focusField(form: HTMLFormElement | null, name: string): void {
  const control = form?.elements.namedItem(name);
  if (control instanceof HTMLElement) control.focus();
}

/** The field's label on the page, which can differ from the label in its rule. */
export function labelOf(form: HTMLFormElement, name: string): string {
  const control = form.elements.namedItem(name);
  const labels = control && 'labels' in control ? (control as HTMLInputElement).labels : null;
  return labels?.[0]?.textContent ?? name;
}
