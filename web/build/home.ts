import { createServer, type Plugin } from 'vite'
import type * as drawing from '../src/pages/draw-home.tsx'
import type * as sheet from '../src/ui/theme/theme-sheet.ts'
import { mediaNamesInStyles } from './media-names.ts'

const page = '/home.html'
const themeFile = '/src/ui/theme/theme.css'

/**
 * The first page, made at build: home.html with `<!--page-->` drawn from src/pages/home.tsx, and the theme as a style
 * sheet (src/ui/theme/theme.css), since the page has no script that could put it there. While developing it answers `/`.
 */
export function home(): Plugin[] {
  let root = ''
  const draw: Plugin = {
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
        const { drawHome } = await run<typeof drawing>(root, '/src/pages/draw-home.tsx')
        return html.replace('<!--page-->', drawHome)
      },
    },
    configureServer({ middlewares }) {
      middlewares.use((request, _answer, next) => {
        if (request.url === '/') request.url = page
        next()
      })
    },
  }
  return [draw, keepStyles]
}

/** Vite drops a module's style sheet whose class names no script asks for; here the drawn page wears them. */
const keepStyles: Plugin = {
  name: 'home-styles',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'home',
  transform: { filter: { id: /\.module\.css$/ }, handler: () => ({ moduleSideEffects: 'no-treeshake' }) },
}

/** A module of the website, run here: its style sheets give the names of classes that the build gives them. */
async function run<T>(root: string, file: string): Promise<T> {
  const server = await createServer({
    root,
    configFile: false,
    appType: 'custom',
    css: mediaNamesInStyles,
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
  })
  try {
    return (await server.ssrLoadModule(file)) as T
  } finally {
    await server.close()
  }
}
