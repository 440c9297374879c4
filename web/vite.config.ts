import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const product = 'http://localhost:3000'

export default defineConfig({
  plugins: [react()],
  build: {
    outDir: 'dist',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // zod and its setting in one chunk: apart, zod's chunk would run before the setting that main.tsx imports first.
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [{ name: 'zod', test: /[\\/](?:node_modules[\\/]zod[\\/]|zod-without-eval)/ }] },
      },
    },
  },
  server: { proxy: { '/api': product, '/auth': product } },
})
