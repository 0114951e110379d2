import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { callsPlugin } from './calls-plugin.ts'
import { compressPlugin } from './compress-plugin.ts'
import { withoutUnusedParts } from './unused-parts-plugin.ts'
import { packagesPlugin } from './packages-plugin.ts'
import { textsPlugin } from './texts-plugin.ts'

const api = `http://127.0.0.1:${process.env.ALTA_API_PORT ?? 8080}`

export default defineConfig({
  plugins: [
    textsPlugin(),
    callsPlugin(),
    withoutUnusedParts(),
    react({ compiler: true }),
    compressPlugin(),
    packagesPlugin(),
  ],
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
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
              name: 'router',
              test: /node_modules\/(@tanstack\/(react-router|router-core|history|store|react-store)|use-sync-external-store)\//,
              priority: 3,
            },
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
              minShareCount: 8,
              minSize: 20_000,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': { target: api } } },
})
