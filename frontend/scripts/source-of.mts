import { globSync, readFileSync } from 'node:fs';

const SOURCES = ['frontend/content/**/*.{ts,mts,md,yaml}', 'frontend/site/**/*.{ts,tsx}'];

/** "frontend/content/home.ts:31: ", or empty if the text is composed at run time. */
export function sourceOf(text: string): string {
  for (const file of globSync(SOURCES)) {
    const lines = readFileSync(file, 'utf8').split('\n');
    const index = lines.findIndex((line) => contains(line, text));
    if (index >= 0) return `${file}:${index + 1}: `;
  }
  return '';
}

const contains = (line: string, text: string): boolean => {
  const at = line.indexOf(text);
  return at >= 0 && !/[\w/-]/.test(line.charAt(at + text.length));
};
