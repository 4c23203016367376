import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import brand from '../../brand.json' with { type: 'json' };
import { deserialize, serialize } from 'node:v8';

/** Returns the result of `make` from `.cache`, unless the input, brand.json or the code in `folder` has changed. */
export async function kept<T>(
  folder: string,
  input: unknown,
  make: () => T | Promise<T>,
): Promise<T> {
  const names = (await readdir(folder)).sort();
  const code = await Promise.all(names.map((name) => readFile(resolve(folder, name), 'utf8')));
  const hash = createHash('sha256')
    .update(JSON.stringify([brand, input, code]))
    .digest('hex');
  const cache = resolve(import.meta.dirname, '../.cache', basename(folder));
  const file = resolve(cache, hash);
  const earlier = await readFile(file)
    .then((bytes) => deserialize(bytes) as T)
    .catch(() => undefined);
  if (earlier !== undefined) return earlier;
  const made = await make();
  await mkdir(cache, { recursive: true });
  await writeFile(`${file}.tmp`, serialize(made));
  await rename(`${file}.tmp`, file);
  return made;
}
