// node dev/bootstrap.mjs image: follows the Dockerfile in plain folders and starts what it makes.
// For machines without Docker, such as CI. Users, ports and the base image are not covered.
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, delimiter, dirname, join, matchesGlob, relative } from 'node:path';
import { execa } from 'execa';
import { ensureBuilt } from '../../dev/builds.mts';
import { inRoot } from '../../dev/paths.mts';
import { freePort } from '../../dev/ports.mts';
import { inScope } from '../../dev/scope.mts';
import { Sentence } from '../../dev/sentence.mts';
import { stagesOf, type Instruction, type Stage } from '../support/dockerfile.mts';
import { startStack } from './stack.mts';

const READY_MS = 60_000;

/** A container's shell; NODE_ENV and the like come from the Dockerfile. */
const { HOME = '' } = process.env;
/** The pinned Node first: the base image has the same. */
const PATH = [dirname(process.execPath), process.env.PATH].join(delimiter);
const registry = Object.entries(process.env).filter(([name]) =>
  /^npm_config_(?:registry|cache|userconfig)$|^(?:https?|no)_proxy$|^NODE_EXTRA_CA_CERTS$/i.test(
    name,
  ),
);

type Context = {
  /** Root folder of each stage, by its name. */
  roots: Map<string, string>;
  shell: string;
  log: string;
};

type Image = { env: Record<string, string>; workdir: string; command: string[] };

const wordsOf = (text: string): string[] =>
  text.split(' ').filter((word) => !word.startsWith('--'));

/** Exclusions after the inclusions of the .dockerignore. */
const excluded = readFileSync(inRoot('.dockerignore'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && line !== '*' && !line.startsWith('!'));

function isInContext(path: string): boolean {
  const name = relative(inRoot(), path);
  return !excluded.some((pattern) => matchesGlob(name, pattern));
}

function copy(text: string, root: string, workdir: string, { roots }: Context): void {
  const [, from] = /--from=(\S+)/.exec(text) ?? [];
  const source = from === undefined ? inRoot() : roots.get(from);
  if (source === undefined) throw new Sentence(`COPY from the unknown stage "${from}"`);
  const words = wordsOf(text);
  const target = words.pop()!;
  const inTarget = target.startsWith('/') ? join(root, target) : join(root, workdir, target);
  for (const word of words) {
    const path = join(source, word);
    const to = target.endsWith('/') ? join(inTarget, basename(word)) : inTarget;
    mkdirSync(dirname(to), { recursive: true });
    cpSync(path, to, {
      recursive: true,
      verbatimSymlinks: true,
      filter: from === undefined ? isInContext : () => true,
    });
  }
}

async function run(command: string, root: string, image: Image, context: Context): Promise<void> {
  // Absolute paths lie in the folder of the stage, and only root may give files away.
  let rooted = command.replace(/ \/(?=\w)/g, ` ${root}/`);
  if (process.getuid?.() !== 0) rooted = rooted.replace(/ -[og] \d+/g, '');
  process.stdout.write(`  RUN ${command.slice(0, 70)}\n`);
  await execa('sh', ['-c', rooted], {
    cwd: join(root, image.workdir),
    env: {
      ...{ PATH, HOME, ...Object.fromEntries(registry), ...image.env },
      npm_config_script_shell: context.shell,
      SCRIPT_LOG: context.log,
    },
    extendEnv: false,
    all: true,
  }).catch((error: { all?: string; message: string }) => {
    throw new Sentence(`RUN ${command}\n${(error.all ?? error.message).slice(-3_000)}`);
  });
}

async function build(stage: Stage, root: string, context: Context): Promise<Image> {
  const image: Image = { env: {}, workdir: '/', command: [] };
  const follow: Record<string, (text: string) => Promise<void> | void> = {
    WORKDIR: (text) => {
      image.workdir = text;
      mkdirSync(join(root, text), { recursive: true });
    },
    ENV: (text) => {
      for (const [, name, quoted, plain] of text.matchAll(/(\w+)=(?:"([^"]*)"|(\S+))/g)) {
        image.env[name!] = quoted ?? plain!;
      }
    },
    COPY: (text) => copy(text, root, image.workdir, context),
    RUN: (text) => run(text, root, image, context),
    CMD: (text) => {
      image.command = JSON.parse(text) as string[];
    },
    USER: () => undefined,
    EXPOSE: () => undefined,
    HEALTHCHECK: () => undefined,
  };
  for (const { name, text } of stage.instructions as Instruction[]) {
    const step = follow[name];
    if (!step)
      throw new Sentence(`The Dockerfile has an instruction that is not followed: ${name}`);
    await step(text);
  }
  return image;
}

/** Packages whose scripts ran, other than ours. */
const scriptsIn = (log: string): string[] =>
  [...new Set(readFileSync(log, 'utf8').split('\n').filter(Boolean))].filter(
    (name) => name !== 'fenwright',
  );

await inScope(async (scope) => {
  const folder = mkdtempSync(join(tmpdir(), 'fenwright-image-'));
  scope.onEnd(async () => rmSync(folder, { recursive: true, force: true }));
  const context: Context = {
    roots: new Map(),
    shell: join(folder, 'logging-sh'),
    log: join(folder, 'scripts.log'),
  };
  writeFileSync(context.log, '');
  writeFileSync(
    context.shell,
    '#!/bin/sh\necho "$npm_package_name" >> "$SCRIPT_LOG"\nexec sh "$@"\n',
  );
  chmodSync(context.shell, 0o755);

  let image: Image | undefined;
  let root = '';
  for (const [index, stage] of stagesOf(readFileSync(inRoot('Dockerfile'), 'utf8')).entries()) {
    root = join(folder, stage.name || `stage-${index}`);
    mkdirSync(root, { recursive: true });
    context.roots.set(stage.name, root);
    image = await build(stage, root, context);
  }
  if (!image) throw new Sentence('The Dockerfile has no stage.');
  const { env: imageEnv, workdir, command } = image;

  const { allowScripts } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')) as {
    allowScripts: Record<string, boolean>;
  };
  const ran = scriptsIn(context.log);
  const refused = ran.filter((name) => allowScripts[name] !== true);
  process.stdout.write(`  Install scripts ran of: ${ran.join(', ') || 'no package'}\n`);
  if (refused.length > 0) throw new Sentence(`Not allowed by package.json: ${refused.join(', ')}`);

  await ensureBuilt('backend');
  const stack = await startStack({ production: true, apis: 0, workers: 0 });
  scope.onEnd(() => stack.stop());
  const port = await freePort();
  const settings = Object.fromEntries(
    Object.entries(stack.env).filter(([name]) => !(name in process.env)),
  );
  const options = {
    cwd: join(root, workdir),
    env: {
      ...{ PATH, HOME, ...settings, ...imageEnv },
      ...{ HOST: '127.0.0.1', PORT: String(port), FILES_DIR: join(root, 'files') },
    },
    extendEnv: false,
    all: true,
  } as const;
  await execa('node', ['dist/backend/commands/migrate.js'], options);
  const [program = '', ...args] = command;
  const api = execa(program, args, { ...options, reject: false });
  let hasEnded = false;
  void api.then(() => (hasEnded = true));
  scope.onEnd(async () => {
    api.kill();
    await api;
  });
  const deadline = Date.now() + READY_MS;
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/health/ready`).catch(
      (error: Error) => error,
    );
    if (answer instanceof Response && answer.ok) break;
    if (hasEnded || Date.now() > deadline) {
      api.kill();
      const last = answer instanceof Response ? await answer.text() : String(answer.cause);
      const output = (await api).all?.slice(-3_000) ?? '';
      throw new Sentence(`The content of the image does not start: ${last}\n${output}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  process.stdout.write('✓ The content of the image starts, and is ready.\n');
  return 0;
});
