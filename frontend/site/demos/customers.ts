export interface Customer {
  /** 0 to 1: how likely the model thinks they are to leave. */
  score: number;
  /** What became of them. */
  left: boolean;
}

const HOW_MANY = 200;

/** Made-up customers, the same every time: the model is right more often than not, and not always. */
export function madeUpCustomers(): Customer[] {
  let state = 20_261_121;
  const random = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const bell = (): number => (random() + random() + random() + random()) / 4 - 0.5;
  return Array.from({ length: HOW_MANY }, () => {
    const left = random() < 0.2;
    const score = Math.min(0.99, Math.max(0.01, (left ? 0.62 : 0.36) + bell() * 0.9));
    return { score, left };
  });
}

export interface Outcome {
  /** Warned about, and they did leave. */
  caught: number;
  /** Left without a warning. */
  missed: number;
  /** Warned about, and they stayed. */
  falseAlarms: number;
  /** Stayed, and nobody was bothered. */
  leftAlone: number;
}

export function outcomeAt(threshold: number, customers: readonly Customer[]): Outcome {
  const count = (left: boolean, warned: boolean): number =>
    customers.filter((one) => one.left === left && one.score >= threshold === warned).length;
  return {
    caught: count(true, true),
    missed: count(true, false),
    falseAlarms: count(false, true),
    leftAlone: count(false, false),
  };
}
