import type { Plugin } from 'vite';

const scale = [1, 2, 3, 4, 5, 6, 7, 8, 9];
/** The least widths of a grid's parts, in rem: `Each` of ui/layout/layout.tsx. */
const widths = [7, 7.5, 8, 9, 9.5, 10, 12, 12.5, 13, 14, 14.5, 15, 17, 18, 20, 22, 24];

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
              const isWidth = /data-fi(?:t|ll)/.test(rule.selector);
              for (const step of isWidth ? widths : scale) {
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
