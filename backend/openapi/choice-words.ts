import type { OpenAPIObject } from '@nestjs/swagger';

const words = new Map<string, Readonly<Record<string, string>>>();

/**
 * Labels of an enum's values, for the API reference and for the portal, whose labels are generated
 * from it.
 */
export function nameChoices(enumName: string, labels: Readonly<Record<string, string>>): void {
  words.set(enumName, labels);
}

/** @throws if a value has no word */
export function describeChoices({ components }: OpenAPIObject): void {
  for (const [name, labels] of words) {
    const schema = components?.schemas?.[name];
    if (!schema || !('enum' in schema)) throw new Error(`No field has the choices ${name}`);
    const lines = (schema.enum as string[]).map((value) => {
      if (labels[value] === undefined) throw new Error(`${name} has no word for ${value}`);
      return `- \`${value}\`: ${labels[value]}`;
    });
    schema.description = lines.join('\n');
  }
}
