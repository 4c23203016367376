import { claims } from '../content/claims';
import { mvpForm } from '../content/mvp-form';
import { services } from '../content/services';

export const priceList = {
  amounts: [
    ...claims.flatMap(({ value, amount }) =>
      amount === undefined
        ? (value.match(/£\d+k/g) ?? []).map((price) => Number.parseInt(price.slice(1), 10) * 1_000)
        : [amount],
    ),
    ...services.map(({ typicalHigh }) => typicalHigh),
  ],
  budgets: mvpForm.budgets,
};
