import { plainText, withoutRefused } from '../../../validation/characters';

export type XmlElement = {
  name: string;
  attributes: Record<string, string>;
  content: string | XmlElement[];
};
export type MaybeElement = XmlElement | null;

/** Null if there is no text, because empty elements are not allowed. */
export function textElement(
  name: string,
  text: string | null | undefined,
  attributes: Record<string, string> = {},
): MaybeElement {
  const plain = plainText(withoutRefused(text ?? '')).trim();
  return plain ? { name, attributes, content: plain } : null;
}

/** Null without children. */
export function groupElement(name: string, children: readonly MaybeElement[]): MaybeElement {
  const content = children.filter((one) => one !== null);
  return content.length > 0 ? { name, attributes: {}, content } : null;
}

const ESCAPED: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string): string => text.replace(/[&<>"]/g, (letter) => ESCAPED[letter]!);

export const xmlDocument = (root: XmlElement): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${written(root, '')}`;

function written({ name, attributes, content }: XmlElement, indent: string): string {
  const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  const inner =
    typeof content === 'string'
      ? escaped(content)
      : `\n${content.map((one) => written(one, `${indent}  `)).join('')}${indent}`;
  return `${indent}<${name}${given.join('')}>${inner}</${name}>\n`;
}
