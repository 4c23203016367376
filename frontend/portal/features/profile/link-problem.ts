import type { Provider } from '../../../api/generated/enums';
import { providerNames } from '../../labels';
import { linkProblemWords } from './words';

const { problems } = linkProblemWords;

export function linkProblem(provider: Provider, code: string): string {
  const why = Object.hasOwn(problems, code) ? problems[code] : undefined;
  return linkProblemWords.title(providerNames[provider], why ?? linkProblemWords.again);
}
