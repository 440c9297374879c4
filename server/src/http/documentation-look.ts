import type { FastifySwaggerUiOptions } from '@fastify/swagger-ui'
import { icon, light, lookVariables } from '../product-look.ts'

/**
 * Adds the wordmark, the language and the heading's role, and follows the browser's choice of light or dark: Swagger UI has its
 * dark colours under a class.
 */
const script = `
(() => {
  const isDark = matchMedia('(prefers-color-scheme: dark)')
  const follow = () => document.documentElement.classList.toggle('dark-mode', isDark.matches)
  isDark.addEventListener('change', follow)
  follow()
  const header = document.createElement('header')
  const link = document.createElement('a')
  const image = document.createElement('img')
  link.href = '/'
  link.className = 'wordmark'
  Object.assign(image, { src: '/api/docs/static/theme/icon.svg', alt: '', width: 28, height: 28 })
  link.append(image, 'Labreach')
  header.append(link)
  document.body.prepend(header)
  document.querySelector('#swagger-ui').setAttribute('role', 'main')
  const viewport = document.createElement('meta')
  Object.assign(viewport, { name: 'viewport', content: 'width=device-width, initial-scale=1' })
  document.head.append(viewport)
})()
`

/** With the id before them, these rules precede all of Swagger UI's own, light and dark. */
const ui = '#swagger-ui .swagger-ui'

/** Text of Swagger UI that is not a heading, a path or code. */
const texts = [
  'p',
  'li',
  'td',
  'th',
  'label',
  'small',
  'h5',
  '.tab li',
  '.response-col_status',
  '.parameter__name',
  '.parameter__type',
  '.opblock-description-wrapper',
  '.responses-inner h4',
  '.model',
  '.model-title',
  '.prop-type',
  '.prop-format',
  '.opblock-section-header h4',
  'section.models h4',
  'table thead tr td',
  'table thead tr th',
  '.response-control-media-type__title',
  'input',
  'select',
  'textarea',
  'section.models h4 span',
]

const style = `${lookVariables}
html,html.dark-mode{background:var(--paper)}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.55 var(--sans)}
header{box-sizing:border-box;max-width:1460px;margin:0 auto;padding:8px 20px 0}
.wordmark{display:inline-flex;align-items:center;gap:10px;min-height:44px;color:var(--ink);font:600 21px/1.4 var(--serif);letter-spacing:-.01em;text-decoration:none}
${ui}{background:var(--paper);color:var(--ink);font-family:var(--sans)}
${texts.map((text) => `${ui} ${text}`).join(',')}{color:var(--ink);font-family:var(--sans)}
${ui} .wrapper{padding:0 20px}
${ui} .info{margin:16px 0 24px}
${ui} .info .title{color:var(--ink);font:600 28px/1.25 var(--serif)}
${ui} .info .title small{background:var(--wash);border-radius:999px;color:var(--dimmed);padding:2px 8px;vertical-align:middle}
${ui} .info .title small pre{color:var(--dimmed);font-family:var(--sans)}
${ui} .info .description,${ui} .info .description p{font-size:16px}
${ui} a,${ui} .info a,${ui} .link{color:var(--accent-ink)}
${ui} .scheme-container{background:var(--card);border:1px solid var(--line);border-radius:10px;box-shadow:none;box-sizing:border-box;margin:0 auto 24px;max-width:1420px;padding:12px 0;width:calc(100% - 40px)}
${ui} .opblock-tag{border-bottom:1px solid var(--line);color:var(--ink);font:600 21px/1.4 var(--serif);padding:12px 0;min-height:44px}
${ui} .opblock-tag small{color:var(--dimmed);font:400 15px/1.5 var(--sans)}
${ui} .opblock-tag:hover{background:var(--wash)}
${ui} .opblock{background:var(--card);border:1px solid var(--line);border-radius:8px;box-shadow:none;margin:0 0 8px}
${ui} .opblock .opblock-summary{border-color:var(--line);min-height:44px;padding:4px 8px}
${ui} .opblock .opblock-summary-method{background:var(--wash);border-radius:8px;color:var(--ink);font-family:var(--sans);text-shadow:none}
${ui} .opblock.opblock-post .opblock-summary-method,${ui} .opblock.opblock-patch .opblock-summary-method{background:var(--accent-wash);color:var(--accent-ink)}
${ui} .opblock.opblock-delete .opblock-summary-method{background:var(--red-wash);color:var(--red)}
${ui} .opblock .opblock-summary-path,${ui} .opblock .opblock-summary-path a,${ui} .opblock .opblock-summary-path a span{color:var(--ink);font-family:var(--mono)}
${ui} .opblock .opblock-summary-description{color:var(--dimmed);font-family:var(--sans);font-size:15px}
${ui} .opblock .opblock-section-header{background:var(--wash);box-shadow:none}
${ui} .opblock-body pre.microlight,${ui} .highlight-code>.microlight{background:var(--wash)!important;color:var(--ink)!important;border:1px solid var(--line)}
${ui} .opblock-body pre.microlight code,${ui} .opblock-body pre.microlight span{color:var(--ink)!important}
${ui} .tab li:first-of-type:after{background:var(--line)}
${ui} .parameter__name.required span,${ui} .parameter__name.required:after,${ui} .required{color:var(--red)}
${ui} .parameter__in,${ui} .prop-format,${ui} .parameter__type{color:var(--dimmed)}
${ui} input,${ui} select,${ui} textarea{background-color:var(--card);border:1px solid var(--dimmed);border-radius:8px;min-height:44px;box-shadow:none}
${ui} .btn{background:var(--card);border:1px solid var(--dimmed);border-radius:8px;box-shadow:none;color:var(--ink);font-family:var(--sans);min-height:44px}
${ui} .btn.authorize,${ui} .btn.execute{background:var(--accent);border-color:var(--accent);color:var(--on-accent)}
${ui} .btn.authorize span{color:var(--on-accent)}
${ui} .btn.authorize{align-items:center;display:inline-flex}
${ui} .btn.authorize svg{color:var(--on-accent);fill:var(--on-accent)}
${ui} .opblock .opblock-summary .view-line-link.copy-to-clipboard,${ui} .copy-to-clipboard{background-color:${light.dimmed};border-radius:8px}
${ui} .opblock .tab-header .tab-item.active h4 span:after{background:var(--accent)}
${ui} .btn.cancel{border-color:var(--red);color:var(--red)}
${ui} .authorization__btn,${ui} .opblock-control-arrow,${ui} .expand-operation,${ui} .opblock .copy-to-clipboard{min-width:44px;min-height:44px}
${ui} .authorization__btn svg,${ui} .opblock-control-arrow svg,${ui} .expand-operation svg{fill:var(--dimmed);color:var(--dimmed)}
${ui} section.models,${ui} section.models .model-container{background:var(--card);border:1px solid var(--line);border-radius:8px}
${ui} .dialog-ux .backdrop-ux{background:rgb(0 0 0 / 45%)}
${ui} .dialog-ux .modal-ux{background:var(--paper);border:1px solid var(--line);border-radius:10px;color:var(--ink)}
${ui} .dialog-ux .modal-ux-header,${ui} .dialog-ux .modal-ux .auth-container{border-color:var(--line)}
${ui} .dialog-ux .modal-ux h3,${ui} .dialog-ux .modal-ux h4{color:var(--ink);font-family:var(--serif)}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
@media (max-width:640px){
${ui} .opblock .opblock-summary,${ui} .opblock .opblock-summary-control{flex-wrap:wrap}
${ui} .opblock .opblock-summary-description{flex-basis:100%;padding:0 4px 4px}
${ui} .opblock-tag{flex-wrap:wrap}
${ui} .opblock-tag small{flex-basis:100%;padding:0}
${ui} .opblock .opblock-summary .view-line-link.copy-to-clipboard{display:none}
}
`

/**
 * The page at /api/docs: Swagger UI with the colours and the wordmark of the product, without its top bar, which has its maker's
 * logo and a field for any address.
 */
export const documentationLook: FastifySwaggerUiOptions = {
  uiConfig: { layout: 'BaseLayout', docExpansion: 'list', defaultModelsExpandDepth: -1, syntaxHighlight: false },
  theme: {
    title: 'Labreach: the calls',
    css: [{ filename: 'labreach.css', content: style }],
    js: [{ filename: 'labreach.js', content: script }],
    favicon: [{ filename: 'icon.svg', rel: 'icon', type: 'image/svg+xml', sizes: 'any', content: icon }],
  },
}
