import { parseFragment } from 'parse5';
import {
  append,
  attribute,
  copyOf,
  elementsIn,
  findIn,
  remove,
  setAttribute,
  setText,
  type Element,
} from './html-tree';

type WrongField = { id: string; label: string };

export class FormParts {
  private readonly parts: ReadonlyMap<string, Element>;

  constructor(html: string) {
    const fragment = parseFragment(html);
    this.parts = new Map(
      [...elementsIn(fragment)].flatMap((element) => {
        const name = attribute(element, 'data-part');
        return name ? [[name, element] as const] : [];
      }),
    );
  }

  fieldError(controlId: string, message: string, isCheckbox: boolean): Element {
    const sample = this.part(isCheckbox ? 'check' : 'field');
    const error = copyOf(found(sample, (one) => attribute(one, 'id')?.endsWith('-error')));
    setAttribute(error, 'id', `${controlId}-error`);
    // The icon is an element; the message is the text node after it.
    const sentence = error.childNodes.at(-1);
    if (sentence && 'value' in sentence) sentence.value = message;
    return error;
  }

  summary(formId: string, wrong: readonly WrongField[], title: string | undefined): Element {
    const summary = copyOf(
      found(this.part('summary'), (one) => attribute(one, 'role') === 'group'),
    );
    const heading = found(summary, ({ tagName }) => tagName === 'p');
    setAttribute(heading, 'id', `${formId}-summary`);
    if (title) setText(heading, title);
    setAttribute(summary, 'aria-labelledby', `${formId}-summary`);
    const item = found(summary, ({ tagName }) => tagName === 'li');
    const list = item.parentNode!;
    remove(item);
    for (const { id, label } of wrong) {
      const entry = copyOf(item);
      const link = found(entry, ({ tagName }) => tagName === 'a');
      setAttribute(link, 'href', `#${id}`);
      setAttribute(link, 'aria-describedby', `${id}-error`);
      setText(link, label);
      append(list, entry);
    }
    return withFocus(summary);
  }

  alert(message: string): Element {
    const alert = copyOf(found(this.part('alert'), () => true));
    setText(
      found(alert, ({ tagName }) => tagName === 'p'),
      message,
    );
    return withFocus(alert);
  }

  private part(name: string): Element {
    const part = this.parts.get(name);
    if (!part) throw new Error(`frontend/site/forms/form-parts.tsx has no ${name}`);
    return part;
  }
}

/** The form may be far down the page; browsers scroll to the focus. */
export function withFocus(element: Element): Element {
  setAttribute(element, 'autofocus', '');
  return element;
}

function found(parent: Element, matches: (element: Element) => boolean | undefined): Element {
  const element = findIn(parent, (one) => Boolean(matches(one)));
  if (!element) throw new Error('frontend/site/forms/form-parts.tsx is not as expected');
  return element;
}
