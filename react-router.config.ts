import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'

/**
 * The list of routes as browsers get it, without the files that each page's script imports: the server names them in its pages, and a
 * script names its own. Every page loads the list (docs/decisions/0037).
 */
const leanRoutes: Config['buildEnd'] = ({ reactRouterConfig: { buildDirectory } }) => {
	const assets = join(buildDirectory, 'client', 'assets')
	const lists = readdirSync(assets).filter((name) => /^manifest-\w+\.js$/.test(name))
	if (lists.length !== 1) throw new Error('The list of routes has another name than before.')
	for (const name of lists) {
		const path = join(assets, name)
		writeFileSync(path, readFileSync(path, 'utf8').replaceAll(/"imports":\[[^\]]*\]/g, '"imports":[]'))
	}
}

export default {
	appDirectory: 'src/web',
	ssr: true,
	routeDiscovery: { mode: 'initial' },
	future: { unstable_optimizeDeps: true },
	buildEnd: leanRoutes,
} satisfies Config
