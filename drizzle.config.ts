import { defineConfig } from 'drizzle-kit'

export default defineConfig({
	dialect: 'postgresql',
	schema: ['./src/platform/**/tables.ts', './src/domains/*/tables.ts'],
	out: './src/platform/database/migrations',
})
