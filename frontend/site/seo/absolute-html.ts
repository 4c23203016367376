import { type DefaultTreeAdapterTypes, parseFragment, serialize } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;

const ADDRESSES = ['href', 'src', 'poster', 'cite'];

/** For readers elsewhere: every address in the HTML of the page at `base` is absolute. */
export function absoluteHtml(html: string, base: string): string {
  const fragment = parseFragment(html);
  fragment.childNodes.forEach((node) => resolveIn(node, base));
  return serialize(fragment);
}

function resolveIn(node: Node, base: string): void {
  if (!('attrs' in node)) return;
  for (const attribute of node.attrs) {
    if (ADDRESSES.includes(attribute.name)) attribute.value = resolve(attribute.value, base);
    if (attribute.name === 'srcset') attribute.value = resolveSet(attribute.value, base);
  }
  node.childNodes.forEach((child) => resolveIn(child, base));
}

const resolve = (address: string, base: string): string =>
  URL.parse(address, base)?.href ?? address;

/** "/a.avif 1x, /b.avif 2x" */
const resolveSet = (set: string, base: string): string =>
  set
    .split(/,\s+/)
    .map((candidate) => {
      const [address = '', ...size] = candidate.trim().split(/\s+/);
      return [resolve(address, base), ...size].join(' ');
    })
    .join(', ');
