import { createServer, type Plugin } from 'vite'
import type * as rendering from '../src/pages/render-home.tsx'
import type * as sheet from '../src/ui/theme/theme-sheet.ts'
import { namedMediaQueries } from './named-media-queries.ts'

const page = '/home.html'
const themeFile = '/src/ui/theme/theme.css'

/**
 * Renders the landing page at build time. `<!--page-->` in home.html is replaced with the HTML of src/pages/home.tsx,
 * and src/ui/theme/theme.css with the theme's variables: this page has no script that sets them. The development server
 * returns the page for `/`.
 */
export function landingPage(): Plugin[] {
  let root = ''
  const render: Plugin = {
    name: 'home',
    configResolved(config) {
      ;({ root } = config)
    },
    async load(id) {
      if (id !== root + themeFile) return null
      const { themeSheet } = await run<typeof sheet>(root, '/src/ui/theme/theme-sheet.ts')
      return themeSheet()
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(html, { path }) {
        if (path !== page) return html
        const { renderHome } = await run<typeof rendering>(root, '/src/pages/render-home.tsx')
        return html.replace('<!--page-->', renderHome)
      },
    },
    configureServer({ middlewares }) {
      middlewares.use((request, _answer, next) => {
        if (request.url === '/') request.url = page
        next()
      })
    },
  }
  return [render, keepStyles]
}

/** Vite drops a CSS module whose class names no script uses. Here the rendered HTML uses them. */
const keepStyles: Plugin = {
  name: 'home-styles',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'landingPage',
  transform: { filter: { id: /\.module\.css$/ }, handler: () => ({ moduleSideEffects: 'no-treeshake' }) },
}

/** Loads a module of the website into this process. Its CSS modules have the same class names as in the build. */
async function run<T>(root: string, file: string): Promise<T> {
  const server = await createServer({
    root,
    configFile: false,
    appType: 'custom',
    css: namedMediaQueries,
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
  })
  try {
    return (await server.ssrLoadModule(file)) as T
  } finally {
    await server.close()
  }
}
