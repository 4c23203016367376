import { namesOf, tidy, type FormRules, type FormValues } from './rules';

// The fields belong to the browser, not to React: what was typed before the script arrived stays.

/** As typed; a ticked box reads 'on'. */
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
    Object.entries<string>(values).map(([name, value]) => [name, tidy(value)]),
  ) as FormValues<Name>;
}

/** Puts a draft back, but never over something that is there. */
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

/** A field as the page calls it; its rule's label is the one of the sentences. */
export function labelOf(form: HTMLFormElement, name: string): string {
  const control = form.elements.namedItem(name);
  const labels = control && 'labels' in control ? (control as HTMLInputElement).labels : null;
  return labels?.[0]?.textContent ?? name;
}
