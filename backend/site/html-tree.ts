import {
  defaultTreeAdapter,
  parseFragment,
  serializeOuter,
  type DefaultTreeAdapterTypes,
} from 'parse5';

export type Element = DefaultTreeAdapterTypes.Element;
export type ParentNode = DefaultTreeAdapterTypes.ParentNode;

const { createTextNode, appendChild, insertBefore, detachNode } = defaultTreeAdapter;

/** Parsed as without scripting, so the content of `noscript` is markup. */
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

export function copyOf(element: Element): Element {
  return parseFragment(serializeOuter(element)).childNodes[0] as Element;
}
