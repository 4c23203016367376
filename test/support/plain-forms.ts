import { parse } from 'parse5';
import {
  attribute,
  elementsIn,
  findIn,
  textOf,
  WITHOUT_SCRIPTS,
  type Element,
} from '../../backend/site/form-parts';
import { contactForm } from './forms';
import { newEmail } from './people';

export type Fields = Record<string, string>;

export const textsOf = (form: Record<string, unknown>): Fields =>
  Object.fromEntries(
    Object.entries(form).flatMap(([name, value]) =>
      value === undefined || name === 'page' ? [] : [[name, String(value)]],
    ),
  );

export const contactWith = (over: Fields): Fields & { email: string } => ({
  email: newEmail('visitor'),
  ...textsOf(contactForm()),
  page: '/contact',
  formId: 'contact',
  ...over,
});

export type PlainAnswer = {
  status: number;
  headers: Headers;
  page: PlainPage;
};

export class PlainPage {
  private readonly document;

  constructor(readonly html: string) {
    this.document = parse(html, WITHOUT_SCRIPTS);
  }

  byId = (id: string): Element | undefined =>
    findIn(this.document, (element) => attribute(element, 'id') === id);

  valueOf(id: string): string | undefined {
    const control = this.byId(id);
    if (!control) return undefined;
    if (control.tagName === 'textarea') return textOf(control);
    if (control.tagName !== 'select') return attribute(control, 'value');
    const chosen = findIn(control, (option) => attribute(option, 'selected') !== undefined);
    return chosen && attribute(chosen, 'value');
  }

  isTicked = (id: string): boolean => attribute(this.byId(id)!, 'checked') !== undefined;

  errorOf(id: string): string | undefined {
    const control = this.byId(id);
    if (!control || attribute(control, 'aria-invalid') !== 'true') return undefined;
    const described = attribute(control, 'aria-describedby')?.split(' ') ?? [];
    const error = described.includes(`${id}-error`) && this.byId(`${id}-error`);
    return error ? textOf(error).replace('✕ ', '') : undefined;
  }

  get focused(): Element | undefined {
    return findIn(this.document, (element) => attribute(element, 'autofocus') !== undefined);
  }

  get title(): string {
    return textOf(findIn(this.document, ({ tagName }) => tagName === 'title')!);
  }

  hiddenIn(action: string, formId: string): Record<string, string> | undefined {
    for (const form of elementsIn(this.document)) {
      if (attribute(form, 'action') !== action) continue;
      const hidden = [...elementsIn(form)]
        .filter((element) => attribute(element, 'type') === 'hidden')
        .map((element) => [attribute(element, 'name')!, attribute(element, 'value') ?? '']);
      const fields = Object.fromEntries(hidden) as Record<string, string>;
      if (fields['formId'] === formId) return fields;
    }
    return undefined;
  }
}

export async function postForm(
  baseUrl: string,
  action: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<PlainAnswer> {
  const answer = await fetch(`${baseUrl}${action}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'sec-fetch-site': 'same-origin', accept: 'text/html', ...headers },
    body: new URLSearchParams(fields),
  });
  return {
    status: answer.status,
    headers: answer.headers,
    page: new PlainPage(await answer.text()),
  };
}

export async function openPage(baseUrl: string, path: string): Promise<PlainPage> {
  return new PlainPage(await (await fetch(baseUrl + path)).text());
}
