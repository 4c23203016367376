import { parse, serialize } from 'parse5';
import type { FieldError } from '../errors/app-error';
import {
  withFocus,
  type FormParts,
  ancestorsOf,
  append,
  attribute,
  elementsIn,
  findIn,
  prepend,
  removeAttribute,
  setAttribute,
  setText,
  textOf,
  WITHOUT_SCRIPTS,
  type Element,
} from './form-parts';

export type Refusal = {
  /** Several newsletter boxes share an address, so the form has a name. */
  formId: string;
  action: string;
  typed: ReadonlyMap<string, string>;
  errors: readonly FieldError[];
  title?: string | undefined;
  /** Null if the page shows it elsewhere. */
  alert?: string | null | undefined;
};

/** Hidden from people, so a person did not type their content. */
const TRAPS = ['website', 'honeypot'];

export function refusedPage(html: string, parts: FormParts, refusal: Refusal): string | undefined {
  const page = parse(html, WITHOUT_SCRIPTS);
  const form = findIn(page, (element) => isForm(element, refusal));
  if (!form) return undefined;
  const controls = controlsOf(form);
  for (const control of controls) refill(control, refusal.typed.get(nameOf(control)));
  const wrong = controls.flatMap((control) => {
    const error = refusal.errors.find(({ field }) => field === nameOf(control));
    return error ? [{ control, message: error.message }] : [];
  });
  for (const { control, message } of wrong) mark(control, message, parts);
  if (wrong.length === 0) {
    if (refusal.alert !== null) showAlert(form, refusal.alert, parts);
  } else if (controls.length === 1) withFocus(wrong[0]!.control);
  else {
    const fields = wrong.map(({ control }) => ({
      id: attribute(control, 'id')!,
      label: labelOf(form, control),
    }));
    prepend(fieldsOf(form), parts.summary(refusal.formId, fields, refusal.title));
  }
  const title = findIn(page, ({ tagName }) => tagName === 'title');
  if (title) setText(title, `Error: ${textOf(title)}`);
  // Hydration would redraw the form as built, without the typed values.
  for (const above of ancestorsOf(form)) removeAttribute(above, 'data-island');
  return serialize(page, WITHOUT_SCRIPTS);
}

const nameOf = (control: Element): string => attribute(control, 'name') ?? '';

const isForm = (element: Element, { action, formId }: Refusal): boolean =>
  element.tagName === 'form' &&
  attribute(element, 'action') === action &&
  [...elementsIn(element)].some(
    (one) => nameOf(one) === 'formId' && attribute(one, 'value') === formId,
  );

const controlsOf = (form: Element): Element[] =>
  [...elementsIn(form)].filter(
    (element) =>
      ['input', 'select', 'textarea'].includes(element.tagName) &&
      attribute(element, 'type') !== 'hidden' &&
      !TRAPS.includes(nameOf(element)),
  );

function refill(control: Element, typed: string | undefined): void {
  if (typed === undefined) return;
  if (control.tagName === 'textarea') {
    // A parser drops the first line break of a text area.
    setText(control, typed.replace(/^\n/, '\n\n'));
  } else if (control.tagName === 'select') {
    for (const option of elementsIn(control)) {
      removeAttribute(option, 'selected');
      if (attribute(option, 'value') === typed) setAttribute(option, 'selected', '');
    }
  } else if (attribute(control, 'type') === 'checkbox') setAttribute(control, 'checked', '');
  else setAttribute(control, 'value', typed);
}

function mark(control: Element, message: string, parts: FormParts): void {
  const id = attribute(control, 'id')!;
  const described = [attribute(control, 'aria-describedby'), `${id}-error`].filter(Boolean);
  setAttribute(control, 'aria-invalid', 'true');
  setAttribute(control, 'aria-describedby', described.join(' '));
  const isCheckbox = attribute(control, 'type') === 'checkbox';
  const frame = [...ancestorsOf(control)].find(({ tagName }) => tagName === 'div')!;
  append(frame, parts.fieldError(id, message, isCheckbox));
}

function labelOf(form: Element, control: Element): string {
  const id = attribute(control, 'id');
  const label =
    findIn(form, (element) => attribute(element, 'for') === id) ??
    [...ancestorsOf(control)].find(({ tagName }) => tagName === 'label');
  return label ? textOf(label) : nameOf(control);
}

const fieldsOf = (form: Element): Element => findIn(form, ({ tagName }) => tagName === 'div')!;

function showAlert(form: Element, message: string | undefined, parts: FormParts): void {
  const alert = parts.alert(message ?? attribute(form, 'data-failure') ?? '');
  const region = findIn(form, (element) => attribute(element, 'role') === 'alert');
  append(region ?? fieldsOf(form), alert);
}
