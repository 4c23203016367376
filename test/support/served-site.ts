import { parse } from 'parse5';
import {
  attribute,
  type Element,
  elementsIn,
  textOf,
  WITHOUT_SCRIPTS,
} from '../../backend/site/form-parts';

/** The public site as a server sends it. `get` follows no redirect; `html` does, and fetches each page once. */
export function servedSite(baseUrl: string) {
  const pages = new Map<string, Promise<string>>();
  const get = (path: string) => fetch(baseUrl + path, { redirect: 'manual' });
  const html = (path: string): Promise<string> => {
    const known = pages.get(path) ?? fetch(baseUrl + path).then((answer) => answer.text());
    pages.set(path, known);
    return known;
  };
  const elements = async (path: string, tag: string): Promise<Element[]> =>
    elementsOf(parse(await html(path), WITHOUT_SCRIPTS), tag);
  return { get, html, elements };
}

export const elementsOf = (parent: Parameters<typeof elementsIn>[0], tag: string): Element[] =>
  [...elementsIn(parent)].filter(({ tagName }) => tag === '*' || tagName === tag);

export const spaced = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Its accessible name, from `aria-label` or its text. */
export const nameOf = (element: Element): string =>
  spaced(attribute(element, 'aria-label') ?? textOf(element));
