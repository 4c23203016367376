import { XMLParser } from 'fast-xml-parser';

/** An element of the parser: a text, or an object of its children and attributes ("@Ccy"). */
export type XmlNode = string | { [name: string]: XmlNode | XmlNode[] };

export function childrenOf(node: XmlNode, name: string): XmlNode[] {
  if (typeof node === 'string' || !Object.hasOwn(node, name)) return [];
  const child = node[name]!;
  return Array.isArray(child) ? child : [child];
}

/** Decoded texts of all elements at this path, without empty ones. */
export function textsAt(node: XmlNode, path: readonly string[]): string[] {
  let nodes = [node];
  for (const name of path) nodes = nodes.flatMap((one) => childrenOf(one, name));
  return nodes.map(ownText).filter(Boolean);
}

/** The first of them, or an empty text. */
export const textAt = (node: XmlNode, path: readonly string[]): string =>
  textsAt(node, path)[0] ?? '';

function ownText(node: XmlNode): string {
  const [text] = typeof node === 'string' ? [node] : childrenOf(node, '#text');
  return typeof text === 'string' ? decoded(text).trim() : '';
}

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Once, so that "&amp;lt;" is "&lt;". Unknown references stay as they are written. */
const decoded = (text: string): string =>
  text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]{2,4}));/gi, (all, hex, decimal, name) => {
    if (name) return NAMED[name as string] ?? all;
    const code = hex ? parseInt(hex as string, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : all;
  });

/** Finds the line of the text in which an element starts, from 1. */
export function lineFinder(text: string): (node: XmlNode) => number {
  const ends = [...text.matchAll(/\n/g)].map(({ index }) => index);
  return (node) => {
    const meta = (node as unknown as Record<symbol, { startIndex?: number } | undefined>)[
      XMLParser.getMetaDataSymbol() as unknown as symbol
    ];
    return countBefore(ends, meta?.startIndex ?? 0) + 1;
  };
}

function countBefore(sorted: readonly number[], limit: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}
