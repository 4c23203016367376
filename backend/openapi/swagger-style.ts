import brand from '../../brand.json';

const SERIF = "Baskervville, Baskerville, Georgia, 'Times New Roman', serif";

const light = { ...brand.colours.light, sheet: '#fff', alert: '#a1301d' };
const dark = { ...brand.colours.dark, sheet: '#16221d', alert: '#e58a78', mark: light.mark };

const properties = (colours: Record<string, string>): string =>
  Object.entries(colours)
    .map(([name, value]) => `--${name}: ${value};`)
    .join(' ');

/**
 * Swagger UI has no theme, so its own colours are overridden, also those of its dark mode, which
 * begins each of them with `html.dark-mode`.
 */
export const SWAGGER_STYLE = `
html { color-scheme: light; ${properties(light)} }
html.dark-mode { color-scheme: dark; ${properties(dark)} }
html:root {
background: var(--paper);
body, .swagger-ui { background: var(--paper); }
.swagger-ui, .swagger-ui :is(.info, .info p, .info li, .opblock-tag, .opblock-summary-description, table, label, .model, .parameter__name, .response-col_status, .btn, .tab li, .opblock-description-wrapper p, .opblock-tag small, .opblock-summary-method, .parameter__name.required::after, h4, h5, input, select, button, .info a) { font-family: 'Atkinson Hyperlegible Next', Verdana, Arial, sans-serif; color: var(--ink); }
.swagger-ui .topbar { background: var(--paper); border-bottom: 1px solid var(--hair); padding: 12px 0; }
.swagger-ui .topbar-wrapper { gap: 16px; }
.swagger-ui .topbar .link { flex: none; max-width: none; display: flex; align-items: center; gap: 9px; }
.swagger-ui .topbar .link > * { display: none; }
.swagger-ui .topbar .link::before { content: ''; width: 28px; height: 28px; background: url('/favicon.svg'); }
.swagger-ui .topbar .link::after { content: '${brand.name} API'; font: 26px/1.2 ${SERIF}; color: var(--ink); }
.swagger-ui .topbar .download-url-wrapper .select-label span { color: var(--soft); }
.swagger-ui .topbar .dark-mode-toggle { display: none; }
.swagger-ui :is(select, input, textarea, .opblock-body select):is([class], :not([class])):not([type='checkbox'], [type='radio']) { border: 1px solid var(--soft); border-radius: 2px; box-shadow: none; background-color: var(--sheet); color: var(--ink); }
.swagger-ui .topbar .download-url-wrapper .select-label { justify-content: start; }
.swagger-ui .topbar .download-url-wrapper .download-url-button { background: var(--brand); border-radius: 2px; }
.swagger-ui .info { margin: 32px 0 16px; }
.swagger-ui .info .description { max-width: 68ch; }
.swagger-ui .info .title { font: 42px/1.1 ${SERIF}; color: var(--ink); }
.swagger-ui .info .title small { background: var(--soft); vertical-align: middle; }
.swagger-ui .info .title small pre { color: var(--paper); }
.swagger-ui .info .title small.version-stamp { background: var(--brand); }
.swagger-ui :is(.info a, .markdown a, .renderedMarkdown a) { color: var(--brand); }
.swagger-ui .scheme-container { background: var(--paper); box-shadow: none; border-block: 1px solid var(--hair); padding: 16px 0; }
.swagger-ui .btn[class][class][class] { border-radius: 2px; box-shadow: none; }
.swagger-ui .btn.try-out__btn[class][class][class] { background: var(--sheet); border-color: var(--ink); color: var(--ink); }
.swagger-ui .btn.authorize[class][class] { color: var(--brand); border-color: var(--brand); }
.swagger-ui :is(.btn.authorize, .authorization__btn)[class][class] svg { color: var(--brand); fill: var(--brand); }
.swagger-ui .btn.execute[class][class] { background: var(--brand); border-color: var(--brand); color: var(--paper); }
.swagger-ui .filter::before { content: 'Search operations by words, path or method'; display: block; font-weight: 600; }
.swagger-ui .filter .operation-filter-input::placeholder { color: transparent; }
.swagger-ui .filter .operation-filter-input[class] { max-width: 36rem; padding: 12px; margin: 8px 0 16px; }
.swagger-ui .filter .filter-container, .swagger-ui .filter .operation-filter-input { width: 100%; }
.swagger-ui h3.opblock-tag { font: 24px/1.2 ${SERIF}; border-bottom: 1px solid var(--ink); }
.swagger-ui .opblock-tag small { color: var(--soft); }
.swagger-ui .opblock[class] { box-shadow: none; border: 1px solid var(--hair); border-radius: 2px; background: var(--sheet); margin: 0 0 8px; }
.swagger-ui .opblock[class] .opblock-summary { border-color: var(--hair); }
.swagger-ui .opblock[class] .opblock-summary-method { background: var(--brand); color: var(--paper); border-radius: 2px; text-shadow: none; }
.swagger-ui .opblock.opblock-get .opblock-summary-method { background: var(--tint); color: var(--ink); }
.swagger-ui .opblock.opblock-delete .opblock-summary-method { background: var(--alert); }
.swagger-ui :is(.markdown, .renderedMarkdown) code { color: var(--ink); background: var(--tint); }
.swagger-ui .opblock[class][class] .opblock-section-header { background: var(--tint); border-block: 1px solid var(--hair); box-shadow: none; }
.swagger-ui .opblock[class][class] :is(thead tr :is(td, th), .opblock-body > div) { border-color: var(--hair); }
.swagger-ui :is(.opblock-summary-path, .opblock-summary-path a, .opblock-tag, .parameter__type, .parameter__in, .opblock-section-header :is(h4, label), thead tr :is(td, th), .response-col_status, .model-title, .prop-type) { color: var(--ink); }
.swagger-ui .opblock[class][class] .tab-header .tab-item.active :is(h4, .opblock-title) span::after { background: var(--mark); }
.swagger-ui :is(section.models, .model-box) { background: var(--paper); border-color: var(--hair); border-radius: 2px; }
.swagger-ui :focus-visible { outline: 2px solid var(--brand); outline-offset: 2px; }
.swagger-ui .parameter__name.required[class][class] > span, .swagger-ui .parameter__name.required[class][class]::after, .swagger-ui .opblock-title .required { color: var(--alert); }
.swagger-ui .response-col_links { display: none; }
}
`;
