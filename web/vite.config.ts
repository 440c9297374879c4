import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compress } from './build/compress.ts'
import { landingPage } from './build/home.ts'
import { namedMediaQueries } from './build/named-media-queries.ts'

const product = 'http://localhost:3000'

export default defineConfig({
  plugins: [react(), landingPage()],
  css: namedMediaQueries,
  build: {
    outDir: 'dist',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  // The application and the landing page are built separately. In one build the landing page would load chunks of the
  // application, and the order of the style sheets would change.
  environments: {
    client: {
      build: {
        manifest: '.vite/app.json',
        rolldownOptions: {
          input: 'index.html',
          // What every page loads is two files: together it compresses better, and the libraries stay in the browser's
          // cache when the application changes.
          output: {
            codeSplitting: {
              groups: [
                { name: 'libraries', tags: ['$initial'], test: /node_modules/, priority: 2 },
                { name: 'app', tags: ['$initial'], priority: 1 },
              ],
            },
          },
        },
      },
    },
    landingPage: {
      consumer: 'client',
      build: { manifest: '.vite/home.json', emptyOutDir: false, rolldownOptions: { input: 'home.html' } },
    },
  },
  builder: {
    async buildApp(builder) {
      const { client, landingPage: landing } = builder.environments
      if (!client || !landing) throw new Error('A build environment is missing')
      await builder.build(client)
      await builder.build(landing)
      await compress(client.config.build.outDir)
    },
  },
  server: { proxy: { '/api': product, '/auth': product } },
})
