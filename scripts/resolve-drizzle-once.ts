import { registerHooks } from 'node:module'

/**
 * Node 26 parses the `exports` of a package anew for every import of one of its files. Those of drizzle-orm are 170 KB, which was 1.3 of
 * the 2.5 seconds that the product takes to start; here each of its entries is looked up once. The start of the bench tells whether a
 * later Node still needs it.
 */
const name = 'drizzle-orm'
type Resolved = { url: string; format?: string | null }
const entries = new Map<string, Resolved>()

registerHooks({
	resolve(specifier, context, next) {
		const isInside = context.parentURL?.includes(`/node_modules/${name}/`)
		if (isInside && specifier.startsWith('.'))
			return { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true }
		if (specifier !== name && !specifier.startsWith(`${name}/`)) return next(specifier, context)
		const entry = entries.get(specifier) ?? next(specifier, context)
		entries.set(specifier, entry)
		return { ...entry, shortCircuit: true }
	},
})
