declare module 'html-to-text' {
  type Selector = { selector: string; format?: string; options?: Record<string, unknown> };
  type Options = {
    wordwrap?: number | false;
    selectors?: Selector[];
    limits?: { maxInputLength?: number; maxChildNodes?: number; maxDepth?: number };
  };
  export function convert(html: string, options?: Options): string;
}
