import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compress } from './build/compress.ts'
import { landingPage } from './build/home.ts'
import { namedMediaQueries } from './build/named-media-queries.ts'
import { shellFiles } from './build/shell.ts'
import { withoutSummaries } from './build/without-summaries.ts'

const product = 'http://localhost:3000'

export default defineConfig({
  plugins: [react(), landingPage(), shellFiles(), withoutSummaries()],
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
          // cache when the application changes. The fields of forms are a third, which most
          // pages load.
          output: {
            codeSplitting: {
              groups: [
                { name: 'libraries', tags: ['$initial'], test: /node_modules/, priority: 2 },
                { name: 'app', tags: ['$initial'], priority: 1 },
                // One file instead of one for each.
                { name: 'icons', test: /@tabler\/icons-react\/.*\/Icon(?:Check|X|Search|Mail|Lock|StarFilled)\.m?js$/ },
                {
                  name: 'fields',
                  test: /@mantine\/core\/esm\/components\/(?:Input|InputBase|TextInput|ActionIcon|Skeleton)\/.*js$/,
                },
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
    // The service worker: one file, without a hash in its name.
    worker: {
      consumer: 'client',
      build: {
        emptyOutDir: false,
        copyPublicDir: false,
        rolldownOptions: { input: 'src/offline/worker.ts', output: { format: 'iife', entryFileNames: 'worker.js' } },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      const { client, landingPage: landing, worker } = builder.environments
      if (!client || !landing || !worker) throw new Error('A build environment is missing')
      await builder.build(client)
      await builder.build(landing)
      await builder.build(worker)
      // The folder is relative to `web`; a deployment starts the build in the folder above.
      await compress(resolve(client.config.root, client.config.build.outDir))
    },
  },
  server: { proxy: { '/api': product, '/auth': product } },
})
