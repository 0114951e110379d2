import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressPlugin } from './compress-plugin.ts'
import { textsPlugin } from './texts-plugin.ts'

const api = `http://127.0.0.1:${process.env.ALTA_API_PORT ?? 8080}`

export default defineConfig({
  plugins: [textsPlugin(), react({ compiler: true }), compressPlugin()],
  build: {
    target: 'es2022',
    manifest: true,
    license: false,
    reportCompressedSize: false,
    // No inline data: the content security policy allows images and fonts from the server only.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Left alone, the bundler makes three dozen small files for the first page.
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
            {
              name: 'style',
              test: /node_modules\/(@mui\/(system|utils|styled-engine|private-theming)|@emotion)\//,
              priority: 2,
              minShareCount: 3,
            },
            {
              name: 'kit',
              test: /node_modules\/(@mui\/material|react-transition-group|@popperjs)\//,
              priority: 1,
              minShareCount: 6,
              minSize: 20_000,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': { target: api } } },
})
