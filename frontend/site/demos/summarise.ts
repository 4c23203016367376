export interface Message {
  from: string;
  text: string;
}

export interface Sentence {
  text: string;
  message: number;
}

export interface Summary {
  problem?: Sentence;
  tried: Sentence[];
  open: Sentence[];
}

const cues = {
  problem:
    /\b(cannot|can't|does not|doesn't|will not|won't|no longer|missing|twice|wrong|error)\b/i,
  tried: /\b(tried|restarted|reinstalled|cleared|reset|checked|signed out|updated|switched)\b/i,
  open: /\?|\b(still|waiting|until then|need to know|not yet|by (monday|friday))\b/i,
};

/** Selects sentences without rewording, so each can be traced to its author. */
export function summarise(messages: readonly Message[]): Summary {
  const sentences = messages.flatMap(({ text }, message) =>
    (text.match(/[^.?!]+[.?!]*/g) ?? [text]).map((one) => ({ text: one.trim(), message })),
  );
  const problem = sentences.find(({ text }) => cues.problem.test(text));
  const rest = sentences.filter((sentence) => sentence !== problem);
  const tried = rest.filter(({ text }) => cues.tried.test(text));
  // Only the last two, because later messages supersede earlier ones.
  const open = rest
    .filter((sentence) => cues.open.test(sentence.text) && !tried.includes(sentence))
    .slice(-2);
  return problem ? { problem, tried, open } : { tried, open };
}
