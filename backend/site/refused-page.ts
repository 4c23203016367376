import { parse, serialize } from 'parse5';
import type { FieldError } from '../errors/app-error';
import { withFocus, type FormParts } from './form-parts';
import {
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
} from './html-tree';

export type Refusal = {
  /** The form's own name on the page: several newsletter boxes have the same address. */
  formId: string;
  action: string;
  typed: ReadonlyMap<string, string>;
  errors: readonly FieldError[];
  /** The summary's heading, where it is not the usual one. */
  title?: string | undefined;
  /** What is wrong apart from the fields. Undefined: the form's own sentence for a failure. */
  alert?: string | undefined;
};

/** People never see these, so what is in them was not typed. */
const TRAPS = ['website', 'honeypot'];

/** The page once more, with what was typed and what is wrong; undefined where it has no such form. */
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
  if (wrong.length === 0) showAlert(form, refusal.alert, parts);
  else if (controls.length === 1) withFocus(wrong[0]!.control);
  else {
    const fields = wrong.map(({ control }) => ({
      id: attribute(control, 'id')!,
      label: labelOf(form, control),
    }));
    prepend(fieldsOf(form), parts.summary(refusal.formId, fields, refusal.title));
  }
  const title = findIn(page, ({ tagName }) => tagName === 'title');
  if (title) setText(title, `Error: ${textOf(title)}`);
  // React would draw the form as it was built, and lose what was typed.
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

/** What a visitor fills in. */
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

/** The part of the form that holds its fields: the first one. */
const fieldsOf = (form: Element): Element => findIn(form, ({ tagName }) => tagName === 'div')!;

/** Where the script would show it; at the end of the fields in a form whose results are a dialog. */
function showAlert(form: Element, message: string | undefined, parts: FormParts): void {
  const alert = parts.alert(message ?? attribute(form, 'data-failure') ?? '');
  const region = findIn(form, (element) => attribute(element, 'role') === 'alert');
  append(region ?? fieldsOf(form), alert);
}
