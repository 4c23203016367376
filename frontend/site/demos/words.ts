const common = new Set(
  `a about after all also am an and any are as at be because been before but by can could did do does doing for from
had has have he her here him his how i if in into is it its itself just let like may me might more most much must my no
nor not of off on once one only or other our out over s she should so some such t than that the their them then there
these they this those through to too up us very was we were what when which while who whom why will with would you your
yours yourself yourselves ourselves themselves myself`.split(/\s+/),
);

function singular(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 3 && /[^su]s$/.test(word)) return word.slice(0, -1);
  return word;
}

export function wordsOf(text: string): string[] {
  const found = text
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/£?\d[\d,.]*k?|[a-z][a-z'-]*[a-z]|£/g);
  return (found ?? [])
    .filter((word) => !common.has(word))
    .map((word) => (/^£\d/.test(word) ? '£' : singular(word.replace(/'s$/, ''))));
}
