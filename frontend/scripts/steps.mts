import type { Plugin } from 'vite';

const STEPS = 9;
/** The widest part of a grid, in rem. */
const WIDEST = 24;

/** Repeats a rule whose selector has the value 'n', such as `[data-rows='n']`, for each step of a scale. */
export const steps = (): Plugin => ({
  name: 'fenwright:steps',
  config: () => ({
    css: {
      postcss: {
        plugins: [
          {
            postcssPlugin: 'steps',
            Rule(rule) {
              if (!rule.selector.endsWith("='n']")) return;
              const last = /data-(?:fit|fill)/.test(rule.selector) ? WIDEST : STEPS;
              for (let step = 1; step <= last; step += 1) {
                const one = rule.cloneBefore({
                  selector: rule.selector.replace("'n'", `'${step}'`),
                });
                one.walkDecls((each) => {
                  each.value = each.value
                    .replace('-n)', `-${step})`)
                    .replace('(nrem', `(${step}rem`);
                });
              }
              rule.remove();
            },
          },
        ],
      },
    },
  }),
});
