import brand from '../../brand.json';

const { paper, ink, soft, hair, tint, brand: green, mark } = brand.colours.light;
const SERIF = "Baskervville, Baskerville, Georgia, 'Times New Roman', serif";

/** Swagger UI has no theme, so its own colours are overridden. It knows no dark mode. */
export const SWAGGER_STYLE = `
html { color-scheme: light; }
body { background: ${paper}; }
.swagger-ui, .swagger-ui :is(.info, .info p, .info li, .opblock-tag, .opblock-summary-description, table, label, .model, .parameter__name, .response-col_status, .btn, .tab li, .opblock-description-wrapper p) { font-family: 'Atkinson Hyperlegible Next', Verdana, Arial, sans-serif; color: ${ink}; }
.swagger-ui .topbar { background: ${paper}; border-bottom: 1px solid ${hair}; padding: 12px 0; }
.swagger-ui .topbar-wrapper { gap: 16px; }
.swagger-ui .topbar .link { flex: none; max-width: none; display: flex; align-items: center; gap: 9px; }
.swagger-ui .topbar .link > * { display: none; }
.swagger-ui .topbar .link::before { content: ''; width: 28px; height: 28px; background: url('/favicon.svg'); }
.swagger-ui .topbar .link::after { content: '${brand.name} API'; font: 26px/1.2 ${SERIF}; color: ${ink}; }
.swagger-ui .topbar .download-url-wrapper .select-label span { color: ${soft}; }
.swagger-ui .topbar .dark-mode-toggle { display: none; }
.swagger-ui .topbar .download-url-wrapper :is(input, select)[class], .swagger-ui .topbar .download-url-wrapper select { border: 1px solid ${soft}; border-radius: 2px; }
.swagger-ui .topbar .download-url-wrapper .download-url-button { background: ${green}; border-radius: 2px; }
.swagger-ui .info { margin: 32px 0 16px; }
.swagger-ui .info .title { font: 42px/1.1 ${SERIF}; color: ${ink}; }
.swagger-ui .info .title small { background: ${soft}; vertical-align: middle; }
.swagger-ui .info .title small.version-stamp { background: ${green}; }
.swagger-ui :is(.info a, .markdown a, .renderedMarkdown a) { color: ${green}; }
.swagger-ui .scheme-container { background: ${paper}; box-shadow: none; border-block: 1px solid ${hair}; padding: 16px 0; }
.swagger-ui .btn { border-radius: 2px; box-shadow: none; }
.swagger-ui .btn.authorize { color: ${green}; border-color: ${green}; }
.swagger-ui .btn.authorize svg, .swagger-ui .authorization__btn svg { fill: ${green}; }
.swagger-ui .btn.execute { background: ${green}; border-color: ${green}; color: ${paper}; }
.swagger-ui .filter::before { content: 'Search operations by words, path or method'; font-weight: 600; }
.swagger-ui .filter .operation-filter-input::placeholder { color: transparent; }
.swagger-ui .filter .operation-filter-input { border: 1px solid ${soft}; border-radius: 2px; padding: 12px; margin: 8px 0 16px; }
.swagger-ui h3.opblock-tag { font: 24px/1.2 ${SERIF}; border-bottom: 1px solid ${ink}; }
.swagger-ui .opblock-tag small { color: ${soft}; }
.swagger-ui .opblock[class] { box-shadow: none; border: 1px solid ${hair}; border-radius: 2px; background: #fff; margin: 0 0 8px; }
.swagger-ui .opblock[class] .opblock-summary { border-color: ${hair}; }
.swagger-ui .opblock[class] .opblock-summary-method { background: ${green}; color: ${paper}; border-radius: 2px; text-shadow: none; }
.swagger-ui .opblock.opblock-get .opblock-summary-method { background: ${tint}; color: ${ink}; }
.swagger-ui .opblock.opblock-delete .opblock-summary-method { background: #a1301d; }
.swagger-ui :is(.markdown, .renderedMarkdown) code { color: ${ink}; background: ${tint}; }
.swagger-ui .opblock .opblock-section-header { background: ${tint}; box-shadow: none; }
.swagger-ui .opblock.is-open .tab-header .tab-item.active h4 span::after { background: ${mark}; }
.swagger-ui :is(section.models, .model-box) { background: ${paper}; border-color: ${hair}; border-radius: 2px; }
.swagger-ui :focus-visible { outline: 2px solid ${green}; outline-offset: 2px; }
`;
