import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { callsPlugin } from './calls-plugin.ts'
import { chunkOf } from './chunks.ts'
import { compressPlugin } from './compress-plugin.ts'
import { firstFilesPlugin } from './first-files-plugin.ts'
import { packagesPlugin } from './packages-plugin.ts'
import { textsPlugin } from './texts-plugin.ts'

const api = `http://127.0.0.1:${process.env.ALTA_API_PORT ?? 8080}`

export default defineConfig({
  plugins: [
    textsPlugin(),
    callsPlugin(),
    react({ compiler: true }),
    firstFilesPlugin(),
    compressPlugin(),
    packagesPlugin(),
  ],
  resolve: {
    alias: {
      '@emotion/use-insertion-effect-with-fallbacks': join(import.meta.dirname, 'src/base/theme/insert-styles.ts'),
    },
  },
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
        // Every page carries the names of the chunks that it may need: a short hash and nothing else saves 1 to 3 kB of
        // each.
        entryFileNames: 'assets/[hash:7].js',
        chunkFileNames: 'assets/[hash:7].js',
        codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: chunkOf }] },
      },
    },
  },
  server: { proxy: { '/api': { target: api }, '/readyz': { target: api } } },
})
