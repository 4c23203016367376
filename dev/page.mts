import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Eta } from 'eta';
import { inRoot } from './paths.mts';

const eta = new Eta({ autoTrim: false });

/** A page made of an Eta template, which escapes what it shows, and the style sheet beside it. */
export function pageFrom<View extends object>(
  folder: string,
): { render(view: View): string; styleHash: string } {
  const read = (file: string): string => readFileSync(inRoot('dev', folder, file), 'utf8');
  const style = read('page.css');
  const template = eta.compile(read('page.eta'));
  return {
    render: (view) => eta.render(template, { ...view, style }),
    /** For the page's content security policy, which allows this one inline style. */
    styleHash: `sha256-${createHash('sha256').update(style).digest('base64')}`,
  };
}
