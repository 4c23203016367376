import brand from '../../brand.json';

const { light, dark } = brand.colours;

/** About half of each mail, so it is encoded only once. */
export const STYLE = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
body { margin: 0; padding: 0; background: ${light.paper}; color: ${light.ink}; font: 17px/1.55 'Atkinson Hyperlegible Next', Verdana, sans-serif; }
.sheet { max-width: 560px; margin: 0 auto; padding: 32px 24px 40px; }
.brand { font: 26px/36px Baskervville, Baskerville, Georgia, serif; color: ${light.ink}; border-bottom: 1px solid ${light.hair}; padding-bottom: 14px; margin: 0 0 26px; }
.brand img { border: 0; vertical-align: top; }
.mark { background: ${light.brand}; color: ${light.paper}; padding: 2px 9px; margin-right: 8px; }
p { margin: 0 0 16px; }
.facts { border-collapse: collapse; margin: 0 0 20px; width: 100%; }
.facts th { text-align: left; font-weight: normal; color: ${light.soft}; padding: 6px 16px 6px 0; vertical-align: top; white-space: nowrap; border-bottom: 1px solid ${light.hair}; }
.facts td { padding: 6px 0; border-bottom: 1px solid ${light.hair}; }
.stages { border-collapse: collapse; margin: 0 0 20px; width: 100%; }
.stages td { border-top: 4px solid ${light.hair}; padding: 6px 8px 0 0; vertical-align: top; font-size: 13px; line-height: 1.3; color: ${light.soft}; }
.stages .done, .stages .now { border-color: ${light.brand}; } .stages .now { color: ${light.ink}; font-weight: bold; }
.scale { margin: 0 -6px 2px; width: 100%; }
.scale td { width: 20%; text-align: center; } .scale a { display: block; padding: 14px 0; border: 1px solid ${light.brand}; border-radius: 2px; color: ${light.brand}; font-size: 20px; text-decoration: none; }
.body { margin: 0 0 28px; } .body a { color: ${light.brand}; } .body ul, .body ol { margin: 0 0 16px; padding: 0 0 0 24px; } .body li { margin: 0 0 6px; }
.body h1, .body h2, .body h3, .body h4 { font-family: Baskervville, Baskerville, Georgia, serif; font-weight: normal; line-height: 1.25; margin: 28px 0 12px; } .body h1 { font-size: 28px; margin: 0 0 20px; } .body h2 { font-size: 22px; } .body h3, .body h4 { font-size: 18px; }
.body blockquote { margin: 0 0 16px; padding: 2px 0 2px 16px; border-left: 3px solid ${light.brand}; } .body { overflow-wrap: anywhere; } .body pre { white-space: pre-wrap; overflow-x: auto; } .body hr { border: 0; border-top: 1px solid ${light.hair}; margin: 24px 0; }
.body table { display: block; overflow-x: auto; overflow-wrap: normal; border-collapse: collapse; margin: 0 0 16px; } .body th, .body td { text-align: left; padding: 6px 16px 6px 0; border-bottom: 1px solid ${light.hair}; }
.signed { margin: 28px 0 24px; }
.quote { margin: 0 0 20px; padding: 4px 0 4px 16px; border-left: 3px solid ${light.brand}; white-space: pre-wrap; }
.entries { list-style: none; margin: 0 0 20px; padding: 0; border-top: 1px solid ${light.hair}; }
.entries li { padding: 14px 0; border-bottom: 1px solid ${light.hair}; }
.entries p { margin: 0 0 6px; } .entries .quote { margin: 8px 0; } .entries a { color: ${light.brand}; }
.title, .label { font-weight: bold; }
.next { margin: 0 0 20px; padding: 12px 16px; background: ${light.tint}; }
.button { display: inline-block; background: ${light.brand}; color: ${light.paper} !important; text-decoration: none; padding: 13px 22px; border-radius: 2px; }
.inert { color: inherit; text-decoration: none; }
.small, .small a { font-size: 14px; color: ${light.soft}; } .small { margin: 0 0 10px; }
.foot { border-top: 1px solid ${light.hair}; margin-top: 32px; padding-top: 12px; }
.fine { font-size: 12px; line-height: 1.5; color: ${light.soft}; }
@media (prefers-color-scheme: dark) {
  body { background: ${dark.paper}; color: ${dark.ink}; }
  .by-day { display: none !important; } .by-night { display: inline !important; }
  .brand { color: ${dark.ink}; } .entries a { color: ${dark.brand}; } .next { background: ${dark.tint}; }
  .brand, .facts th, .facts td, .foot, .entries, .entries li { border-color: ${dark.hair}; }
  .stages td { border-color: ${dark.hair}; color: ${dark.soft}; } .stages .now { color: ${dark.ink}; }
  .stages .done, .stages .now { border-color: ${dark.brand}; }
  .scale a { color: ${dark.brand}; border-color: ${dark.brand}; }
  .facts th, .small, .small a, .fine { color: ${dark.soft}; }
  .body a { color: ${dark.brand}; } .body blockquote { border-color: ${dark.brand}; } .body hr, .body th, .body td { border-color: ${dark.hair}; }
  .button { background: ${dark.brand}; color: ${dark.paper} !important; } .quote { border-color: ${dark.brand}; }
}`;
