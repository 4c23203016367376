import type { Plugin } from 'vite';

const STEPS = 9;

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
              for (let step = 1; step <= STEPS; step += 1) {
                const one = rule.cloneBefore({
                  selector: rule.selector.replace("'n'", `'${step}'`),
                });
                one.walkDecls((each) => {
                  each.value = each.value.replace('-n)', `-${step})`);
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
