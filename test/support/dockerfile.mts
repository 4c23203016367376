export interface Instruction {
  name: string;
  text: string;
}

export interface Stage {
  name: string;
  instructions: Instruction[];
}

/** Stages of a Dockerfile, in order. Comments are left out, continued lines are joined. */
export function stagesOf(dockerfile: string): Stage[] {
  const lines = dockerfile
    .replace(/^\s*#.*\n/gm, '')
    .replace(/\\\n/g, ' ')
    .split('\n')
    .map((line) => line.trim().replace(/ +/g, ' '))
    .filter(Boolean);
  const stages: Stage[] = [];
  for (const line of lines) {
    const [, name = '', text = ''] = /^([A-Z]+) (.*)$/.exec(line) ?? [];
    if (name === '') throw new Error(`No instruction of a Dockerfile: ${line}`);
    if (name === 'FROM') {
      stages.push({ name: / AS (\S+)$/i.exec(text)?.[1] ?? '', instructions: [] });
    } else stages.at(-1)?.instructions.push({ name, text });
  }
  return stages;
}
