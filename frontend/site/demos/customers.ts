export interface Customer {
  score: number;
  left: boolean;
}

const HOW_MANY = 200;

/** Generates the same invented customers each time. The model is usually right, not always. */
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
  /** Left, with a warning. */
  caught: number;
  missed: number;
  falseAlarms: number;
  /** Stayed, without a warning. */
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
