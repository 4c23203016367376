import type { Setting } from '../../backend/config/settings';

type Declarations = Pick<
  typeof import('../../backend/config/settings'),
  'DEFAULTS' | 'GROUPS' | 'SETTINGS'
>;
type Named = [name: string, setting: Setting];

const WIDTH = 100;
const BLOCK =
  /^(.*Generated from backend\/config\/settings\.ts by "npm run settings".*\n)[^]*?(?=^.*End of the generated part\.)/m;

/** Plain text in lines of a comment, without a break in a quoted command. */
function commentOf(markdown: string): string {
  const words = markdown.replace(/\[([^\]]+)\]\([^)]+\)/g, '$1').match(/(?:`[^`]*`|[^ `])+/g) ?? [];
  const lines = ['#'];
  for (const word of words.map((one) => one.replaceAll('`', ''))) {
    const longer = `${lines.at(-1)} ${word}`;
    if (longer.length > WIDTH) lines.push(`# ${word}`);
    else lines[lines.length - 1] = longer;
  }
  return `${lines.join('\n')}\n`;
}

const OR = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** Aligned as the formatter does it. */
function markdownTable(rows: string[][]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const line = (row: string[]): string =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |\n`;
  const [head = [], ...body] = rows;
  return [head, widths.map((width) => '-'.repeat(width)), ...body].map(line).join('');
}

/**
 * The files that list the settings, as the declarations want them.
 * @param read returns the present text of a file of which only a block is generated
 */
export function settingsFiles(
  { DEFAULTS, GROUPS, SETTINGS }: Declarations,
  read: (file: string) => string,
): Record<string, string> {
  const defaults: Record<string, string | number | undefined> = DEFAULTS;
  const groups = Object.entries<Record<string, Setting>>(GROUPS).map(
    ([title, settings]): [string, Named[]] => [title, Object.entries(settings)],
  );

  const isRequired = ({ type, requiredInProduction, requiredWith = [] }: Setting): boolean =>
    Boolean(requiredInProduction) ||
    !type.safeParse(undefined).success ||
    requiredWith.some((condition) => {
      const [name = '', value] = condition.split('=');
      return value !== undefined && defaults[name] === value;
    });
  const meaningOf = ({ meaning, requiredWith }: Setting): string => {
    if (!requiredWith) return meaning;
    return `${meaning} Required with ${OR.format(requiredWith.map((one) => `\`${one}\``))}.`;
  };

  const exampleOf = ([name, setting]: Named): string => {
    const facts = [
      isRequired(setting) && !setting.requiredWith && 'Required in production.',
      setting.defaultText && `Default: ${setting.defaultText}.`,
    ];
    const comment = [meaningOf(setting), ...facts].filter(Boolean).join(' ');
    return `${commentOf(comment)}${name}=${defaults[name] ?? ''}\n`;
  };
  const example = `# Generated from backend/config/settings.ts by "npm run settings".
# npm start needs none of these: it starts what is missing. Names in quotation marks are sections of
# docs/operations.md. In production a placeholder such as "change-me" in a secret stops the start.
# For the containers of docker-compose.yml do not copy this file: run "npm run env:generate".
${groups.map(([title, settings]) => `\n# --- ${title} ---\n\n${settings.map(exampleOf).join('')}`).join('')}`;

  const rowOf = ([name, setting]: Named): string[] => {
    const value = defaults[name];
    return [
      isRequired(setting) ? `**\`${name}\`**` : `\`${name}\``,
      setting.defaultText ?? (value === undefined ? '' : `\`${value}\``),
      meaningOf(setting),
    ];
  };
  const table = markdownTable([
    ['Setting', 'Default', 'Meaning'],
    ...groups.flatMap(([title, settings]) => [[`_${title}_`, '', ''], ...settings.map(rowOf)]),
  ]);

  const passedOn = SETTINGS.filter(
    ([, { compose }]) => compose === undefined || compose === 'requires',
  ).map(([name, { compose }]) => {
    const otherwise = compose === 'requires' ? '?Run "npm run env:generate" first' : '-';
    return `    ${name}: \${${name}:${otherwise}}\n`;
  });

  const withBlock = (file: string, block: string): string => {
    const text = read(file);
    if (!BLOCK.test(text)) throw new Error(`${file} has no block for the settings.`);
    return text.replace(BLOCK, (_, first: string) => first + block);
  };
  return {
    '.env.example': example,
    'docker-compose.yml': withBlock('docker-compose.yml', passedOn.join('')),
    'docs/operations.md': withBlock('docs/operations.md', `\n${table}\n`),
  };
}
