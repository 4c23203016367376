import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Eta } from 'eta';
import { inRoot } from './paths.mts';

const eta = new Eta({ autoTrim: false });

export function pageFrom<View extends object>(
  folder: string,
): { render(view: View): string; styleHash: string } {
  const read = (file: string): string => readFileSync(inRoot('dev', folder, file), 'utf8');
  const style = read('page.css');
  const template = eta.compile(read('page.eta'));
  return {
    render: (view) => eta.render(template, { ...view, style }),
    /** For the content security policy, which allows only this inline style. */
    styleHash: `sha256-${createHash('sha256').update(style).digest('base64')}`,
  };
}
