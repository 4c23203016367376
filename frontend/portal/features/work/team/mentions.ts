import type { Panel } from '../../../../api/call';
import { fullName } from '../../../labels';
import type { Colleague } from './colleagues';

/** The text after an @ at the end; null if there is none. */
export const mentionAt = (text: string): string | null =>
  /(?:^|\s)@([\p{L}\p{M}\p{N}' -]{0,40})$/u.exec(text)?.[1] ?? null;

/** People who can read the team's notes and whose name starts with `typed`. */
export const mentionable = (people: Colleague[], team: Panel, typed: string): Colleague[] =>
  people.filter(
    (person) =>
      (person.role === team || person.role === 'admin') &&
      fullName(person).toLowerCase().startsWith(typed.toLowerCase()),
  );

export const withMention = (text: string, person: Colleague): string =>
  `${text.slice(0, text.lastIndexOf('@'))}@${fullName(person)} `;

/** "@Ann Leeson" does not mention Ann Lee. */
export const mentionedIn = (text: string, people: Colleague[], team: Panel): string[] => {
  const all = mentionable(people, team, '').map((one) => ({ ...one, name: `@${fullName(one)}` }));
  return all
    .filter(({ name }) => {
      const longer = all.filter((one) => one.name !== name && one.name.startsWith(name));
      return longer.reduce((rest, one) => rest.replaceAll(one.name, ''), text).includes(name);
    })
    .map(({ _id }) => _id);
};
