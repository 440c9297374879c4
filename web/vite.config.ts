import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const product = 'http://localhost:3000'

export default defineConfig({
  plugins: [react()],
  build: { outDir: 'dist', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: { proxy: { '/api': product, '/auth': product } },
})
