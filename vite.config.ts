import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig(({ command }) => ({
	plugins: [reactRouter()],
	// The server bundle carries its own production React, so that `npm start` without NODE_ENV renders at full speed.
	...(command === 'build' && { define: { 'process.env.NODE_ENV': '"production"' }, ssr: { noExternal: true as const } }),
	environments: { ssr: { build: { rollupOptions: { input: './src/web/site.server.ts' } } } },
	css: { modules: { localsConvention: 'camelCaseOnly' as const } },
	build: { assetsInlineLimit: 0, target: 'es2022' },
	server: { forwardConsole: false },
}))
