import {
  parseFragment,
  defaultTreeAdapter,
  serializeOuter,
  type DefaultTreeAdapterTypes,
} from 'parse5';

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
    const sample = this.formPart(isCheckbox ? 'check' : 'field');
    const error = copyOf(found(sample, (one) => attribute(one, 'id')?.endsWith('-error')));
    setAttribute(error, 'id', `${controlId}-error`);
    const sentence = error.childNodes.at(-1);
    if (sentence && 'value' in sentence) sentence.value = message;
    return error;
  }

  summary(formId: string, wrong: readonly WrongField[], title: string | undefined): Element {
    const summary = copyOf(
      found(this.formPart('summary'), (one) => attribute(one, 'role') === 'group'),
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
    const alert = copyOf(found(this.formPart('alert'), () => true));
    setText(
      found(alert, ({ tagName }) => tagName === 'p'),
      message,
    );
    return withFocus(alert);
  }

  private formPart(name: string): Element {
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

export type Element = DefaultTreeAdapterTypes.Element;
type ParentNode = DefaultTreeAdapterTypes.ParentNode;

const { createTextNode, appendChild, insertBefore, detachNode } = defaultTreeAdapter;

/** The content of `noscript` is parsed as markup. */
export const WITHOUT_SCRIPTS = { scriptingEnabled: false };

export function* elementsIn(parent: ParentNode): Generator<Element> {
  for (const node of parent.childNodes) {
    if (!('tagName' in node)) continue;
    yield node;
    yield* elementsIn(node);
  }
}

export function findIn(
  parent: ParentNode,
  matches: (element: Element) => boolean,
): Element | undefined {
  for (const element of elementsIn(parent)) if (matches(element)) return element;
  return undefined;
}

export function* ancestorsOf(element: Element): Generator<Element> {
  let above = element.parentNode;
  while (above && 'tagName' in above) {
    yield above;
    above = above.parentNode;
  }
}

export const attribute = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((one) => one.name === name)?.value;

export function setAttribute(element: Element, name: string, value: string): void {
  removeAttribute(element, name);
  element.attrs.push({ name, value });
}

export function removeAttribute(element: Element, name: string): void {
  element.attrs = element.attrs.filter((one) => one.name !== name);
}

export function textOf(parent: ParentNode): string {
  return parent.childNodes
    .map((node) => ('value' in node ? node.value : 'tagName' in node ? textOf(node) : ''))
    .join('');
}

export function setText(element: Element, text: string): void {
  element.childNodes = [];
  appendChild(element, createTextNode(text));
}

export const append: (parent: ParentNode, child: Element) => void = appendChild;

export function prepend(parent: ParentNode, child: Element): void {
  const [first] = parent.childNodes;
  if (first) insertBefore(parent, child, first);
  else appendChild(parent, child);
}

export const remove: (element: Element) => void = detachNode;

function copyOf(element: Element): Element {
  return parseFragment(serializeOuter(element)).childNodes[0] as Element;
}
