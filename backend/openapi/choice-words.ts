import type { OpenAPIObject } from '@nestjs/swagger';

const words = new Map<string, Readonly<Record<string, string>>>();

/** What people read for the values of an enum. Its schema says them, and so the portal's words do. */
export function nameChoices(enumName: string, labels: Readonly<Record<string, string>>): void {
  words.set(enumName, labels);
}

/** @throws if a value has no word */
export function addChoiceWords({ components }: OpenAPIObject): void {
  for (const [name, labels] of words) {
    const schema = components?.schemas?.[name];
    if (!schema || !('enum' in schema)) throw new Error(`No field has the choices ${name}`);
    const descriptions = (schema.enum as string[]).map((value) => {
      if (labels[value] === undefined) throw new Error(`${name} has no word for ${value}`);
      return labels[value];
    });
    Object.assign(schema, { 'x-enum-descriptions': descriptions });
  }
}
