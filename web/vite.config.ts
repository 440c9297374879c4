import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compress } from './build/compress.ts'
import { home } from './build/home.ts'
import { mediaNamesInStyles } from './build/media-names.ts'

const product = 'http://localhost:3000'

export default defineConfig({
  plugins: [react(), home()],
  css: mediaNamesInStyles,
  build: {
    outDir: 'dist',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  // The two pages are built separately. In one build the first page would load chunks of the application, and the order
  // of the style sheets would change.
  environments: {
    client: {
      build: {
        manifest: '.vite/app.json',
        rolldownOptions: {
          input: 'index.html',
        },
      },
    },
    home: {
      consumer: 'client',
      build: { manifest: '.vite/home.json', emptyOutDir: false, rolldownOptions: { input: 'home.html' } },
    },
  },
  builder: {
    async buildApp(builder) {
      const { client, home } = builder.environments
      if (!client || !home) throw new Error('A build environment is missing')
      await builder.build(client)
      await builder.build(home)
      await compress(client.config.build.outDir)
    },
  },
  server: { proxy: { '/api': product, '/auth': product } },
})
